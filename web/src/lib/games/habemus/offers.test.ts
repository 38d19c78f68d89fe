import { describe, expect, it } from 'vitest';
import { Catalogue, catalogueNames, loadSources } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts } from '$lib/text/texts';
import { brings } from './offers';
import type { OfferData } from './schema';

const facts = {
	grimaldi: { kind: 'cardinal', name: 'Girolamo Grimaldi' },
	cesi: { kind: 'cardinal', name: 'Pier Donato Cesi' },
	lugo: { kind: 'cardinal', name: 'Juan de Lugo' },
	mazarin: { kind: 'politics' },
	felipe: { kind: 'politics' },
	squadrone: { kind: 'politics' },
	case_of_death: { kind: 'politics' },
	swap: { kind: 'action' },
	camerlengo: { kind: 'camerlengo' },
	four_coats: { kind: 'order' },
};
const texts = new Texts(
	new Catalogue('en', await loadSources('en', catalogueNames('habemus'))),
	{ ...schemaOf(facts), tokens: 'DRSA' },
	['Anna', 'Berta', 'Carlo'],
);
const order = { order: 'four_coats', votes: 2, unit: 'coats' as const, have: 3, need: 4, done: false, of: {} };
const nothing = { votes: 0, gold: 0, gems: '', smoke_gold: 0, price: 15, partners: [], orders: [], victims: [] };
const said = (card: string, offer: Partial<OfferData> = {}) =>
	brings({ card, is_lost: false, ...nothing, ...offer }, { price: 15 }, texts);

describe('what a card on offer would bring', () => {
	it('is votes, and why', () => {
		expect(said('grimaldi', { votes: 2, partners: ['cesi'], orders: [order], smoke_gold: 5 })).toBe(
			'+2 votes · with Pier Donato Cesi · Four Coats 3/4 · 5 gold at Black Smoke',
		);
		expect(said('mazarin', { votes: 1, price: 10 })).toBe('+1 vote · a vote for 10 gold');
	});

	it('is gold and gems, or what it costs', () => {
		expect(said('camerlengo', { gems: 'RSA', gold: 1 })).toBe('+1 gold · ruby, sapphire and amber · you win ties');
		expect(said('squadrone', { votes: -1, gold: -20 })).toBe('−1 vote · −20 gold');
		expect(said('squadrone', { is_lost: true })).toBe('you cannot pay: it leaves the game');
	});

	it('is what befalls others', () => {
		expect(said('felipe', { gold: 5, victims: ['cesi', 'lugo'] })).toBe('+5 gold · you exclude a cardinal');
		expect(said('case_of_death', { gold: 5, victims: ['cesi'] })).toBe('+5 gold · Pier Donato Cesi dies');
		expect(said('case_of_death', { gold: 5, victims: ['cesi', 'lugo'] })).toBe(
			'+5 gold · one of these dies: Pier Donato Cesi and Juan de Lugo',
		);
	});

	it('may be nothing yet', () => {
		expect(said('swap')).toBe('an action for your hand');
		expect(said('mazarin')).toBe('nothing for now');
	});
});
