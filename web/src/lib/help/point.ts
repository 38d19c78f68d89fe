/** What a lesson points at, by the attributes that the tables have: 'thing chigi', 'zone display', 'place deck-actions',
 *  'seat 1', 'group censors', 'key own-5@hand' (whatever begins so), or 'ask', the panel that asks. */
export function selectorOf(point: string): string {
	if (point === 'ask') return '[data-zone="ask"]';
	const [kind = '', ...rest] = point.split(' ');
	const name = rest.join(' ').replace(/["\\]/g, '\\$&');
	return `[data-${kind}${kind === 'key' ? '^' : ''}="${name}"]`;
}

/** The first element of that name that can be seen. */
export function elementOf(root: ParentNode, point: string): HTMLElement | null {
	for (const element of root.querySelectorAll<HTMLElement>(selectorOf(point))) {
		const rect = element.getBoundingClientRect();
		if (rect.width > 0 && rect.height > 0) return element;
	}
	return null;
}

export type Side = 'left' | 'right' | 'above' | 'below';

export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** Beside which edge of a frame a hand of that size has room in the window; it points towards the frame. None where it
 *  would only cover what it shows. */
export function sideOf(frame: Box, size: number, window: Box): Side | null {
	if (frame.left - window.left > size + 8) return 'left';
	if (window.right - frame.right > size + 8) return 'right';
	if (frame.top - window.top > size + 8) return 'above';
	return window.bottom - frame.bottom > size + 8 ? 'below' : null;
}
