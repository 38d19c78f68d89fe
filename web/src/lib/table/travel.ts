/** Cards that move from zone to zone.
 *
 *  Things that travel carry `data-key="base@zone"`. When the table changes, each thing that has appeared is moved from
 *  where a thing with the same base was before; one that comes from nowhere, from the element named by `data-from`.
 *  Only transforms and opacity are animated, so the browser's compositor does the work. */
import { prefs } from '$lib/state/prefs.svelte';

const DURATION = 320;
const GAP = 60;
const MOST_AT_ONCE = 3;
/** A new round begins when one has seen the end of the last: then its cards come one by one. */
const BEAT = 700;
const REVEAL = 240;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export interface Snapshot {
	rects: Map<string, DOMRect>;
}

/** Those that are under way. Two at once on one element would be drawn on the page's own thread. */
const journeys = new WeakMap<HTMLElement, Animation>();

/** Those that wait for the beat, or are dealt after it. */
const beating = new WeakSet<HTMLElement>();

const base = (key: string) => key.split('@')[0] ?? key;

/** Where everything is now. Call before the page changes. */
export function look(root: ParentNode): Snapshot {
	const rects = new Map<string, DOMRect>();
	for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
		const rect = element.getBoundingClientRect();
		if (rect.width) rects.set(element.dataset['key'] ?? '', rect);
	}
	return { rects };
}

/** Let what has moved travel. Call after the page has changed. With `isBeat`, what is dealt waits for a beat; it lies
 *  there all the while and can be chosen. */
export function travel(root: ParentNode, before: Snapshot, isBeat = false): void {
	const elements = [...root.querySelectorAll<HTMLElement>('[data-key]')];
	const present = new Set(elements.map((element) => element.dataset['key'] ?? ''));
	const gone = [...before.rects].filter(([key]) => !present.has(key));
	const due: [HTMLElement, DOMRect, DOMRect][] = [];
	const dealt: [HTMLElement, DOMRect, DOMRect][] = [];
	// What is still travelling goes on from where it was seen; where it lies shows without its journey.
	elements.forEach((element) => beating.has(element) || end(element));
	for (const element of elements) {
		// What is dealt after the beat comes when it is due, whatever happens meanwhile.
		if (beating.has(element)) continue;
		const key = element.dataset['key'] ?? '';
		const to = element.getBoundingClientRect();
		if (!to.width) continue;
		let from = before.rects.get(key);
		// Who wants no motion is shown what arrived, not what made room for it; and a card that has become a line stays.
		if (from && (prefs.isStill || isReshaped(from, to))) continue;
		let isDealt = false;
		if (!from) {
			const match = gone.findIndex(([other]) => base(other) === base(key));
			if (match >= 0) from = gone.splice(match, 1)[0]?.[1];
			else if (element.dataset['from']) {
				from = rectOf(root, element.dataset['from']);
				isDealt = isBeat;
			}
		}
		if (from && moved(from, to)) (isDealt ? dealt : due).push([element, from, to]);
	}
	dealt.forEach(([element, from, to], i) => play(element, from, to, prefs.lasting(BEAT + i * REVEAL), true));
	due.forEach(([element, from, to], i) => play(element, from, to, prefs.lasting(Math.min(i, MOST_AT_ONCE * 3) * GAP)));
}

function rectOf(root: ParentNode, place: string): DOMRect | undefined {
	return root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
}

function moved(from: DOMRect, to: DOMRect): boolean {
	return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 6;
}

function isReshaped(from: DOMRect, to: DOMRect): boolean {
	return Math.abs(from.width / from.height - to.width / to.height) > 0.2;
}

function play(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, isHidden = false): void {
	if (prefs.isStill) {
		element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 120 });
		element.classList.add('arrived');
		setTimeout(() => element.classList.remove('arrived'), 1000);
		return;
	}
	// Where the table is shown smaller, so is the way.
	const zoom = element.currentCSSZoom || 1;
	const x = (from.x + from.width / 2 - (to.x + to.width / 2)) / zoom;
	const y = (from.y + from.height / 2 - (to.y + to.height / 2)) / zoom;
	const scale = Math.max(0.2, from.width / to.width);
	const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
	const way = isHidden
		? [
				{ ...start, opacity: 0 },
				{ opacity: 1, offset: 0.2 },
			]
		: [start];
	const journey = element.animate([...way, { transform: 'none' }], {
		duration: prefs.lasting(DURATION),
		delay,
		easing: EASE,
		fill: 'backwards',
	});
	// Not in the keyframes: with it, the browser would draw the whole journey on the page's own thread.
	element.style.zIndex = '10';
	journey.onfinish = () => end(element);
	journeys.set(element, journey);
	if (isHidden) beating.add(element);
}

function end(element: HTMLElement): void {
	const journey = journeys.get(element);
	if (!journey) return;
	journeys.delete(element);
	beating.delete(element);
	journey.cancel();
	element.style.removeProperty('z-index');
}
