import { prefs } from '$lib/state/prefs.svelte';
import { screen } from '$lib/state/screen.svelte';
import { boxOf } from '$lib/ui/zoom';

/** Which card is being looked at: as a hint beside it, or in full. */
class Inspector {
	/** The card that is shown in full. */
	card = $state<string | null>(null);
	hinted = $state.raw<{ card: string; beside: DOMRect } | null>(null);
	#element: Element | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	open(card: string): void {
		this.#clear();
		this.card = card;
	}

	close(): void {
		this.card = null;
	}

	/** After a moment a hint appears beside the element. On a phone it would lie over the neighbours. */
	hint(card: string, element: Element): void {
		this.#clear();
		if (screen.isPhone || !prefs.hints) return;
		this.#element = element;
		this.#timer = setTimeout(() => {
			this.hinted = { card, beside: boxOf(element) };
		}, 350);
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

export const inspector = new Inspector();
