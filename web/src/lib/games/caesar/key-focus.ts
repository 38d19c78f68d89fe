/** Leads the focus of who plays by keys: from a card to where it may go, and from there to the button that gives the
 *  answer. Who points with mouse or finger keeps the focus where it is. */
export type Goal = 'stay' | 'target' | 'ready' | 'place' | 'value' | 'seal' | 'show';

const WHERE: Record<Exclude<Goal, 'stay'>, string> = {
	target: '[data-zone="forum"] .thing.legal',
	ready: '[data-zone="ask"] .buttons .primary',
	place: '[data-zone="forum"] [data-group]:has(.ghost.empty) .thing.legal',
	value: '[data-zone="hand"] .thing.legal',
	seal: '[data-zone="ask"] .row .primary',
	show: '[data-part="show"] .primary',
};

export class KeyFocus {
	#isTyping = false;

	typed(): void {
		this.#isTyping = true;
	}

	pointed(): void {
		this.#isTyping = false;
	}

	/** Call after something was chosen. */
	lead(goal: Goal): void {
		if (!this.#isTyping || goal === 'stay') return;
		// The focus is lost when the card that had it has gone to its place.
		const focused = document.activeElement;
		const isHere = focused?.closest('[data-zone="hand"], [data-zone="forum"], [data-zone="seen"]');
		if (focused === document.body || isHere) document.querySelector<HTMLElement>(WHERE[goal])?.focus();
	}
}
