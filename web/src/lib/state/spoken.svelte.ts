/** What a screen reader says: events politely, 'your turn' at once. */
class Spoken {
	polite = $state('');
	assertive = $state('');

	say(text: string): void {
		// The same sentence twice must be heard twice.
		this.polite = text === this.polite ? `${text}\u00a0` : text;
	}

	call(text: string): void {
		this.assertive = text === this.assertive ? `${text}\u00a0` : text;
	}

	hush(): void {
		this.polite = '';
		this.assertive = '';
	}
}

export const spoken = new Spoken();
