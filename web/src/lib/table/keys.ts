/** A table by keyboard. A goes to what is asked, L to the next thing that may be chosen, ? tells all keys; arrow keys move
 *  inside a zone. Tab goes from the question to what may be chosen, to one's own things, the slab and the others. */
const FOCUSABLE = 'button:not(:disabled), a[href], input, select, summary, [tabindex="0"]';
const STOPS = `${FOCUSABLE}, textarea, [tabindex]`;

/** Of a table page with its keys; `tell` lays open the list of them. */
export function onTableKey(event: KeyboardEvent, tell: () => void): void {
	if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
	if (document.querySelector('dialog[open]')) return;
	const target = event.target;
	if (event.key === 'Tab') return tabOn(event);
	if (isWriting(target)) return;
	if (event.key === 'a') focus(document.querySelector('[data-zone="ask"]'), event);
	else if (event.key === 'l') focus(nextLegal(target), event);
	else if (event.key === '?') {
		event.preventDefault();
		tell();
	} else if (event.key.startsWith('Arrow') && target instanceof HTMLElement) focus(neighbour(target, event.key), event);
}

/** Letters typed there are text. */
export function isWriting(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
	);
}

/** Where an element of the table comes in the order of Tab: the question, its red button first, what may be chosen, one's own things (which lie
 *  below the slab), the slab, the others. */
function rank(element: HTMLElement, slab: Element | null): number {
	const ask = element.closest('[data-zone="ask"]');
	if (ask) return element === ask ? -2 : element.matches('.primary') ? -1 : element.matches('div') ? 0.5 : 0;
	if (element.matches('[data-thing].legal, [data-thing].selected')) return 1;
	if (!slab || slab.contains(element)) return 3;
	return slab.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 2 : 4;
}

/** All stops of the page, those of the table in the order of `rank`. */
export function stopsInOrder(root: ParentNode, active: Element | null): HTMLElement[] {
	const isStop = (one: HTMLElement) =>
		one === active ||
		(one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'));
	const all = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
	const table = root.querySelector('#table');
	const slab = root.querySelector('#table [data-part="slab"]');
	const inside = all.filter((one) => table?.contains(one));
	const ranks = new Map(inside.map((one) => [one, rank(one, slab)]));
	const ordered = inside.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
	let next = 0;
	return all.map((one) => (ranks.has(one) ? (ordered[next++] ?? one) : one));
}

/** Before the first and after the last stop the browser goes on by itself. */
function tabOn(event: KeyboardEvent): void {
	const active = document.activeElement;
	if (!active || active === document.body) return;
	const stops = stopsInOrder(document, active);
	const place = stops.findIndex((one) => one === active);
	if (place < 0) return;
	focus(stops[place + (event.shiftKey ? -1 : 1)] ?? null, event);
}

function focus(element: HTMLElement | null, event: KeyboardEvent): void {
	if (!element) return;
	event.preventDefault();
	element.focus();
	element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The next thing that may be chosen, after where the focus is, and around again; from a card that was chosen to its
 *  targets. */
function nextLegal(from: EventTarget | null): HTMLElement | null {
	const things = [...document.querySelectorAll<HTMLElement>('[data-thing].legal, [data-thing].selected')];
	if (!things.length) return null;
	const here = from instanceof HTMLElement ? from : null;
	const place = (thing: HTMLElement | null) => thing?.dataset['thing']?.split(':')[0];
	if (here?.matches('.selected')) {
		const target = things.find((thing) => thing.matches('.legal') && place(thing) !== place(here));
		if (target) return target;
	}
	return things[(here ? things.indexOf(here) + 1 : 0) % things.length] ?? null;
}

/** What lies next to an element in its zone, in the direction of the key. */
function neighbour(from: HTMLElement, key: string): HTMLElement | null {
	const zone = from.closest('[data-zone]');
	if (!zone) return null;
	const here = from.getBoundingClientRect();
	const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
	const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
	let best: HTMLElement | null = null;
	let least = Infinity;
	for (const other of zone.querySelectorAll<HTMLElement>(FOCUSABLE)) {
		const there = other.getBoundingClientRect();
		if (other === from || !there.width) continue;
		const dx = there.x + there.width / 2 - (here.x + here.width / 2);
		const dy = there.y + there.height / 2 - (here.y + here.height / 2);
		const along = (sideways ? dx : dy) * sign;
		const across = Math.abs(sideways ? dy : dx);
		const distance = along + across * 3;
		if (along > 4 && distance < least) {
			best = other;
			least = distance;
		}
	}
	return best;
}
