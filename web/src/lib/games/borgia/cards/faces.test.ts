import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Catalogue } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts, type Facts } from '$lib/text/texts';
import { emblemOf, figuresOf, hyphenated, isDrawn, markOf, plaqueFigure, shortName, tinctureOf } from './faces';
import { skylines } from './skylines';

const FACTS: Facts = {
	bologna: { kind: 'town', name: 'Bologna', power: 6, income: 15, points: 4 },
	castellan: { kind: 'office', name: "Castellan of Sant'Angelo", income: 5, votes: 4 },
	treasurer: { kind: 'office', name: 'Treasurer', income: 20, votes: 2, points: 3 },
	grand_penitentiary: { kind: 'office', name: 'Grand Penitentiary', income: 10, votes: 4 },
	da_vinci: { kind: 'artist', name: 'Leonardo da Vinci', fee: 30, points: 4, power: 1 },
	titian: { kind: 'artist', name: 'Titian', fee: 30, points: 4 },
	giotto: { kind: 'artist', name: 'Giotto', fee: 30, points: 4 },
	este: { kind: 'minor_family', name: 'Este', power: 4 },
	gonzaga: { kind: 'minor_family', name: 'Gonzaga', power: 4 },
	bande_nere: { kind: 'condottiere', name: 'Giovanni dalle Bande Nere', power: 8, pay: 30 },
	paolo: { kind: 'condottiere', name: 'Paolo Vitelli', power: 5, pay: 15 },
	vitellozzo: { kind: 'condottiere', name: 'Vitellozzo Vitelli', power: 6, pay: 20 },
	poison: { kind: 'poison', count: 2 },
};
const MESSAGES = `
card-poison = Poison or Plague
face-small-poison = Poison
name-castellan = Castellan of Sant'Angelo
    .short = Castellan
name-da_vinci = Leonardo da Vinci
    .short = da Vinci
`;
const SCHEMA = { ...schemaOf(FACTS), surnames: ['artist', 'condottiere'] };
const texts = new Texts(new Catalogue('en', [MESSAGES]), SCHEMA, ['Anna', 'Carlo']);

describe('the faces of the cards', () => {
	it('have names for narrow places', () => {
		const cards = ['castellan', 'grand_penitentiary', 'da_vinci', 'bologna', 'paolo', 'vitellozzo', 'poison'];
		const names = ['Castellan', 'Grand Penitentiary', 'da Vinci', 'Bologna', 'P. Vitelli', 'V. Vitelli', 'Poison'];
		expect(cards.map((card) => shortName(texts, card))).toEqual(names);
	});

	it('show only the figures that the card has', () => {
		expect(figuresOf(texts, 'titian').map((figure) => figure.value)).toEqual([30, 4]);
		expect(figuresOf(texts, 'da_vinci').map((figure) => figure.value)).toEqual([30, 4, 1]);
		expect(figuresOf(texts, 'castellan').map((figure) => figure.value)).toEqual([5, 4]);
		expect(figuresOf(texts, 'treasurer').map((figure) => figure.value)).toEqual([20, 2, 3]);
		expect(figuresOf(texts, 'poison')).toEqual([]);
		expect(plaqueFigure(texts, 'castellan')?.value).toBe(4);
	});

	it('are drawn, or look like their kind', () => {
		expect(emblemOf(texts, 'titian')).toBe('artist-titian');
		expect(emblemOf(texts, 'giotto')).toBe('artist');
		expect(emblemOf(texts, 'este')).toBe('coat-este');
		expect(emblemOf(texts, 'gonzaga')).toBe('coat-minor');
		expect(emblemOf(texts, 'poison')).toBe('poison');
		expect(markOf(texts, 'titian')).toBe('artist-mark');
		for (const card of Object.keys(FACTS)) expect(isDrawn(emblemOf(texts, card))).toBe(true);
	});

	it('have the tincture of their kind, hand cards sable', () => {
		expect(tinctureOf(texts, 'bologna')).toBe('or');
		expect(tinctureOf(texts, 'paolo')).toBe('sable');
		expect(tinctureOf(texts, 'poison')).toBe('sable');
	});
});

it('every town is drawn', async () => {
	const cards = readFileSync(new URL('../../../../../../src/curia/games/borgia/cards.toml', import.meta.url), 'utf8');
	const towns = [...cards.matchAll(/^home = "(\w+)"|^\[\[towns\]\]\nid = "(\w+)"/gm)].map(
		([, home, town]) => home ?? town,
	);
	expect(towns.length).toBe(18);
	skylines.fetch();
	await vi.waitFor(() => expect([...(skylines.ready?.keys() ?? [])].sort()).toEqual(towns.sort()));
});

it('breaks names between syllables, never after one letter or before two', () => {
	const parts = (name: string, language = '') => hyphenated(name, language).split('\u00ad');
	expect(parts('Tizian')).toEqual(['Ti', 'zian']);
	expect(parts('Datary')).toEqual(['Da', 'tary']);
	expect(parts('Bramante')).toEqual(['Bra', 'mante']);
	expect(parts('Kastellan')).toEqual(['Kas', 'tel', 'lan']);
	expect(parts('Großpönitentiar')).toEqual(['Groß', 'pö', 'ni', 'ten', 'tiar']);
	expect(parts('Schatzmeister')).toEqual(['Schatz', 'meis', 'ter']);
	expect(parts('Vizekanzler')).toEqual(['Vi', 'ze', 'kanz', 'ler']);
	expect(parts('Manfredi')).toEqual(['Man', 'fredi']);
	expect(parts('Michelangelo')).toEqual(['Mi', 'che', 'lan', 'gelo']);
	expect(parts('Este')).toEqual(['Este']);
	expect(parts('Schatzmeister')).toEqual(['Schatz', 'meis', 'ter']);
	expect(parts('Vizekanzler')).toEqual(['Vi', 'ze', 'kanz', 'ler']);
	expect(parts('Châtelain')).toEqual(['Châ', 'te', 'lain']);
	expect(parts('Vice-chancelier')).toEqual(['Vice-chan', 'ce', 'lier']);
	expect(parts('Pénitencier')).toEqual(['Pé', 'ni', 'ten', 'cier']);
	// An s is parted from what follows it in German, not in Italian.
	expect(parts('Minestrone')).toEqual(['Mi', 'nes', 'trone']);
	expect(parts('Minestrone', 'it')).toEqual(['Mi', 'ne', 'strone']);
	expect(parts('Vicecancelliere', 'it')).toEqual(['Vi', 'ce', 'can', 'cel', 'liere']);
});
