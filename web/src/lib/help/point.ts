/** What a lesson points at, by the attributes that the tables have: 'thing chigi', 'zone display', 'place deck-actions',
 *  'seat 1', 'group censors', 'key own-5@hand' (whatever begins so), or 'ask', the panel that asks. */
export function selectorOf(point: string): string {
	if (point === 'ask') return '[data-zone="ask"]';
	const [kind = '', ...rest] = point.split(' ');
	const name = rest.join(' ').replace(/["\\]/g, '\\$&');
	// A thing is named without the place where it lies.
	if (kind === 'thing') return `[data-thing$=":${name}"], [data-thing*=":${name}#"]`;
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

/** How far to scroll so that something stands in the middle of what is in sight of the table; if it is higher than that,
 *  at its top. Nothing if it is in sight already. */
export function distanceTo(box: Box, sight: Box): number {
	if (box.top >= sight.top && box.bottom <= sight.bottom) return 0;
	const spare = Math.max(0, sight.bottom - sight.top - (box.bottom - box.top));
	return box.top - sight.top - spare / 2;
}

/** Beside which edge of a frame a hand of that size has room in the window; it points towards the frame. None where it
 *  would only cover what it shows. */
export function sideOf(frame: Box, size: number, window: Box): Side | null {
	if (frame.left - window.left > size + 8) return 'left';
	if (window.right - frame.right > size + 8) return 'right';
	if (frame.top - window.top > size + 8) return 'above';
	return window.bottom - frame.bottom > size + 8 ? 'below' : null;
}
