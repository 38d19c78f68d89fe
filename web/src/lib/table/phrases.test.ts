import { expect, it } from 'vitest';
import { Catalogue, LANGUAGES, loadSources } from '$lib/text/catalogue';
import type { ChatLine } from '$lib/wire/wire';
import { lineText, PHRASES } from './phrases';

const line = (phrase: string | null): ChatLine => ({ number: 1, at: 1, name: 'Gino', seat: 1, text: 'Ciao!', phrase });

it('every phrase has its words in every language', async () => {
	for (const language of LANGUAGES) {
		const catalogue = new Catalogue(language, await loadSources(language, ['web']));
		for (const phrase of PHRASES) expect(catalogue.find(`phrase-${phrase}`)).toBeTruthy();
	}
});

it('a phrase is read in the reader’s language, anything else as it was written', async () => {
	const german = new Catalogue('de', await loadSources('de', ['web']));
	expect(lineText(line('hello'), german)).toBe('Hallo zusammen!');
	expect(lineText(line(null), german)).toBe('Ciao!');
	// One that only a newer house knows.
	expect(lineText(line('toast'), german)).toBe('Ciao!');
	expect(lineText(line('hello'), null)).toBe('Ciao!');
});
