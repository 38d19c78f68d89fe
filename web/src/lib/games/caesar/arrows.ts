/** Arrow keys inside a zone: the focus goes to the nearest thing in that direction. */
import type { Attachment } from 'svelte/attachments';

export interface Place {
	x: number;
	y: number;
}

const DIRECTIONS: Record<string, Place> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
/** How much worse it is to be off the line than to be far away. */
const ASIDE = 3;

/** Which of several places is next in a direction; -1 if none lies there. */
export function nearest(from: Place, places: readonly Place[], direction: Place): number {
	let best = -1;
	let least = Infinity;
	for (const [i, place] of places.entries()) {
		const ahead = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
		const aside = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
		// What lies aside rather than ahead is in another direction.
		if (ahead < 2 || aside > ahead * ASIDE) continue;
		const distance = ahead + aside * ASIDE;
		if (distance < least) [best, least] = [i, distance];
	}
	return best;
}

export const arrows: Attachment<HTMLElement> = (zone) => {
	function onkeydown(event: KeyboardEvent): void {
		const direction = DIRECTIONS[event.key];
		const { target } = event;
		if (!direction || event.defaultPrevented || !(target instanceof HTMLElement) || target.tagName !== 'BUTTON') return;
		const things = [...zone.querySelectorAll<HTMLElement>('button:not(:disabled):not([aria-hidden])')];
		const next = things[nearest(middle(target), things.map(middle), direction)];
		if (!next) return;
		event.preventDefault();
		next.focus();
	}
	zone.addEventListener('keydown', onkeydown);
	return () => zone.removeEventListener('keydown', onkeydown);
};

/** Overlapping cards show their upper left corner: that is where they are. */
function middle(element: HTMLElement): Place {
	const { left, top } = element.getBoundingClientRect();
	return { x: left, y: top };
}
