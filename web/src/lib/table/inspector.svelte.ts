import { prefs } from '$lib/state/prefs.svelte';
import { screen } from '$lib/state/screen.svelte';
import { recall, remember } from '$lib/state/stored';
import { boxOf } from '$lib/ui/zoom';

/** Milliseconds that a pointer rests on a card. */
const REST = 350;
/** So often a hint tells which key shows more. */
const LESSONS = 3;
const KEY = 'hints';

/** Which card is being looked at: as a hint above or below it, or in full. */
class Inspector {
	/** The card that is shown in full. */
	card = $state<string | null>(null);
	/** `beside` is what it must not cover: the card with those beside it. */
	hinted = $state.raw<{ card: string; over: DOMRect; beside: DOMRect; tellsKey: boolean } | null>(null);
	#element: Element | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	open(card: string): void {
		this.#clear();
		this.card = card;
	}

	close(): void {
		this.card = null;
	}

	/** A mouse is over a card. Only when it moves: a card may also appear under it. */
	point(card: string, event: PointerEvent): void {
		const isMoved = event.movementX !== 0 || event.movementY !== 0;
		if (isMoved && event.pointerType === 'mouse') this.hint(card, event.currentTarget as Element);
	}

	/** After a moment a hint appears. On a phone it would lie over the neighbours. */
	hint(card: string, element: Element): void {
		if (screen.isPhone || !prefs.hints || element === this.#element) return;
		this.#clear();
		this.#element = element;
		this.#timer = setTimeout(() => {
			const { told = 0 } = recall<{ told: number }>(KEY);
			if (told < LESSONS) remember(KEY, { told: told + 1 });
			const over = boxOf(element);
			this.hinted = { card, over, beside: rowOf(element, over), tellsKey: told < LESSONS };
		}, REST);
	}

	/** Whoever clicks has read it: it does not come back until the pointer does. */
	put(element: Element): void {
		this.#clear();
		this.#element = element;
	}

	unhint(element: Element): void {
		if (element === this.#element) this.#clear();
	}

	#clear(): void {
		clearTimeout(this.#timer);
		this.#element = null;
		this.hinted = null;
	}
}

/** The things beside one another among which an element lies, unless they are a high board. */
function rowOf(element: Element, over: DOMRect): DOMRect {
	const row = element.closest('[data-zone]');
	const zone = row && boxOf(row);
	return zone && zone.height < 2 * over.height ? zone : over;
}

export const inspector = new Inspector();
