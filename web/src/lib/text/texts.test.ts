/** The sentences of the client against those of Python, of which `web/tools/text_samples.py` writes some down. */
import { describe, expect, it } from 'vitest';
import { Catalogue, catalogueNames, LANGUAGES, loadSources, type Language } from './catalogue';
import samples from '../../../generated/samples.json';
import type { GameSchema } from '$lib/wire/wire';
import { shortNames, Texts, type EventArgs, type Facts } from './texts';

interface Sample {
	call: unknown[];
	said: Record<Language, string | string[]>;
}
interface Game {
	names: string[];
	schema: GameSchema;
	samples: Sample[];
}
const GAMES = samples as unknown as Record<string, Game>;

async function textsOf(game: string, language: Language, changed: Facts = {}): Promise<Texts> {
	const { schema, names } = GAMES[game] as Game;
	const catalogue = new Catalogue(language, await loadSources(language, catalogueNames(game)));
	return new Texts(catalogue, { ...schema, cards: { ...schema.cards, ...changed } }, names);
}

/** Calls the method that the first part of a call names. */
function say(texts: Texts, [method, ...args]: unknown[]): unknown {
	if (method === 'refusal') {
		const [code, about] = args as [string, EventArgs];
		return texts.refusal({ code, args: about, text: 'no such message', rule: '1.1' });
	}
	const call = texts[method as keyof Texts] as (...args: unknown[]) => unknown;
	return call.apply(texts, args);
}

describe.each(LANGUAGES)('in %s', (language) => {
	it.each(Object.keys(GAMES))('the client says of %s what Python says', async (game) => {
		const texts = await textsOf(game, language);
		for (const { call, said } of (GAMES[game] as Game).samples) {
			expect({ call, said: say(texts, call) }).toEqual({ call, said: said[language] });
		}
	});
});

describe('a card', () => {
	const own: Facts = { titian: { kind: 'artist', name: 'Il Cadorino', fee: 30, points: 4 } };

	it('keeps the name that a table gave it', async () => {
		const texts = await textsOf('borgia', 'it', own);
		expect([texts.card('titian'), texts.card('raphael')]).toEqual(['Il Cadorino', 'Raffaello']);
		expect([texts.short('titian'), texts.short('governor')]).toEqual(['Cadorino', 'Governatore']);
		expect(texts.event('killed', { target: 'titian' }, null)).toBe('Il Cadorino è morto.');
	});

	it('is called by its message if it has no name', async () => {
		const texts = await textsOf('borgia', 'fr');
		expect([texts.card('spy'), texts.card('no_such_card')]).toEqual(['Espion', 'card-no_such_card']);
	});
});

describe('short names', () => {
	it('keep persons apart', () => {
		const names = { a: 'Antonio Barberini', f: 'Francesco Barberini', h: 'Friedrich of Hesse' };
		expect(shortNames(names)).toEqual({ a: 'A. Barberini', f: 'F. Barberini', h: 'Hesse' });
	});
});

describe('an event', () => {
	it('of the table is told in every game', async () => {
		const args: EventArgs = { seat: 1 };
		for (const game of Object.keys(GAMES)) {
			const texts = await textsOf(game, 'en');
			expect(texts.event('table.back', args, 0)).toContain('Berta');
		}
	});

	it('that has no message is at least named', async () => {
		const texts = await textsOf('habemus', 'en');
		expect(texts.event('no_such_thing', {}, 0)).toBe('event-no_such_thing');
		expect(texts.refusal({ code: 'no-such-thing', args: {}, text: 'No.', rule: '1.1' })).toBe('No.');
	});
});

it('knows whom an event is about', async () => {
	const texts = await textsOf('borgia', 'en');
	expect(texts.concerns({ seat: 0, voter: 2, candidate: 1 }, 2)).toBe(true);
	expect(texts.concerns({ seat: 0, candidates: [1, 2] }, 2)).toBe(true);
	expect(texts.concerns({ seat: 0, number: 2 }, 2)).toBe(false);
});
