/** Leads the focus of who plays by keys: from a card to where it may go, and from there to the button that gives the
 *  answer. Who points with mouse or finger keeps the focus where it is. */
export type Goal = 'hand' | 'target' | 'ready';

const WHERE: Record<Exclude<Goal, 'hand'>, string> = {
	target: '[data-zone="forum"] .thing.legal',
	ready: '[data-zone="ask"] .buttons .primary',
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
		if (!this.#isTyping || goal === 'hand') return;
		const focused = document.activeElement;
		if (!focused?.closest('[data-zone="hand"], [data-zone="forum"], [data-zone="seen"]')) return;
		document.querySelector<HTMLElement>(WHERE[goal])?.focus();
	}
}
