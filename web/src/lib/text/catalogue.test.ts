import { describe, expect, it } from 'vitest';
import { Catalogue, catalogueNames, chooseLanguage, LANGUAGES, loadSources } from './catalogue';

const SOURCE = `
hello = Salve, { $name }.
gold = { $count ->
    [one] one coin
   *[other] { $count } coins
 }
`;

describe('a catalogue', () => {
	const catalogue = new Catalogue('en', [SOURCE, 'only = here']);

	it('fills in what belongs into a message', () => {
		expect(catalogue.text('hello', { name: 'Livia' })).toBe('Salve, Livia.');
		expect(catalogue.text('gold', { count: 1 })).toBe('one coin');
		expect(catalogue.text('gold', { count: 3 })).toBe('3 coins');
		expect(catalogue.text('only')).toBe('here');
	});

	it('finds nothing where an argument is missing, but still says what it can', () => {
		expect(catalogue.find('hello')).toBeNull();
		expect(catalogue.text('hello')).toContain('Salve');
	});

	it('names a message that is missing', () => {
		expect(catalogue.has('nothing')).toBe(false);
		expect(catalogue.find('nothing')).toBeNull();
		expect(catalogue.text('nothing')).toBe('nothing');
	});

	it('puts no invisible signs around what it fills in', () => {
		expect(catalogue.text('hello', { name: 'Livia' })).toMatch(/^[\x20-\x7e]+$/);
	});
});

describe('languages', () => {
	it('are chosen by what the browser says', () => {
		expect(chooseLanguage(['de-CH', 'en'])).toBe('de');
		expect(chooseLanguage(['pt-BR', 'fr-FR'])).toBe('fr');
		expect(chooseLanguage(['IT'])).toBe('it');
		expect(chooseLanguage(['ja'])).toBe('en');
		expect(chooseLanguage([])).toBe('en');
	});

	it.each(LANGUAGES)('%s has all that every table needs', async (language) => {
		for (const game of [null, 'habemus', 'caesar', 'borgia']) {
			const names = catalogueNames(game);
			const sources = await loadSources(language, names);
			expect(sources).toHaveLength(names.length);
			const catalogue = new Catalogue(language, sources);
			expect(catalogue.has('menu')).toBe(true);
		}
	});

	it('that lack a catalogue do without it', async () => {
		expect(await loadSources('en', ['no-such-catalogue'])).toEqual([]);
	});
});
