import { expect, it } from 'vitest';
import type { Choice } from '$lib/state/choice.svelte';
import type { Texts } from '$lib/text/texts';
import { countsOf, targetsOf } from './counts';
import type { SeatData } from './schema';
import { columnsOf, type BorgiaView } from './view';

const KINDS = { imola: 'town', datary: 'office', auditor: 'office', titian: 'artist', este: 'minor_family' };
const texts = {
	facts: Object.fromEntries(Object.entries(KINDS).map(([card, kind]) => [card, { kind }])),
	text: (id: string, args: { count: number }) => `${id} ${args.count}`,
} as unknown as Texts;
const seat = {
	home: 'florence',
	owned: ['imola', 'datary', 'auditor', 'titian', 'este'],
	places: { florence: [], imola: ['datary', 'titian'] },
	new: [],
	unhoused: ['auditor', 'este'],
} as unknown as SeatData;
const view = {
	seats: [seat],
	standing: { seats: [{ unprotected: ['auditor'], unhoused: ['este'] }] },
} as unknown as BorgiaView;

it('counts what is housed apart from what has no place', () => {
	expect(countsOf(texts, view, 0).map(({ words, open }) => `${words}${open ? ' open' : ''}`)).toEqual([
		'chip-town 2',
		'chip-office 1',
		'chip-artist 1',
		'chip-unprotected 1 open',
		'chip-unhoused 1 open',
	]);
});

it('tells how many things of a family can be chosen, its home town among them', () => {
	const choice = { state: (thing: string) => (['board:imola', 'board:florence'].includes(thing) ? 'legal' : 'rest') };
	expect(targetsOf(choice as Choice, view, 0)).toBe(2);
});

it('keeps a column for what has no place or waits for one', () => {
	expect(columnsOf({ ...seat, unhoused: [] })).toBe(2);
	expect(columnsOf(seat)).toBe(3.5);
	expect(columnsOf({ ...seat, unhoused: [], new: ['este'] })).toBe(3.5);
});
