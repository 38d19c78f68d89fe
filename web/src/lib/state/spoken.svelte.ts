/** What a screen reader says: events politely, 'your turn' at once. An effect that speaks does not run again for it. */
import { untrack } from 'svelte';

class Spoken {
	polite = $state('');
	assertive = $state('');

	say(text: string): void {
		// The same sentence twice must be heard twice.
		this.polite = text === untrack(() => this.polite) ? `${text}\u00a0` : text;
	}

	call(text: string): void {
		this.assertive = text === untrack(() => this.assertive) ? `${text}\u00a0` : text;
	}

	hush(): void {
		this.polite = '';
		this.assertive = '';
	}
}

export const spoken = new Spoken();
