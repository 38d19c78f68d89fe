/** A table by keyboard. Arrow keys move inside a zone; A goes to what is asked, L to the next thing that may be chosen. */
const FOCUSABLE = 'button:not(:disabled), a[href], input, select, summary, [tabindex="0"]';

export function onTableKey(event: KeyboardEvent): void {
	if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
	const target = event.target;
	if (
		target instanceof HTMLInputElement ||
		target instanceof HTMLTextAreaElement ||
		target instanceof HTMLSelectElement
	)
		return;
	if (document.querySelector('dialog[open]')) return;
	if (event.key === 'a') focus(document.querySelector('[data-zone="ask"]'), event);
	else if (event.key === 'l') focus(nextLegal(target), event);
	else if (event.key.startsWith('Arrow') && target instanceof HTMLElement) focus(neighbour(target, event.key), event);
}

function focus(element: HTMLElement | null, event: KeyboardEvent): void {
	if (!element) return;
	event.preventDefault();
	element.focus();
	element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The next thing that may be chosen, after where the focus is, and around again. */
function nextLegal(from: EventTarget | null): HTMLElement | null {
	const things = [...document.querySelectorAll<HTMLElement>('[data-thing].legal, [data-thing].selected')];
	if (!things.length) return null;
	const at = from instanceof HTMLElement ? things.indexOf(from) : -1;
	return things[(at + 1) % things.length] ?? null;
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
