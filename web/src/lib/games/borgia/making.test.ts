import { describe, expect, it } from 'vitest';
import { Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import type { Question } from '$lib/wire/wire';
import { Ballot } from './ballot.svelte';
import { forbidden, forbiddenHand } from './forbidden';
import { Housing, NOWHERE } from './housing.svelte';
import { Links } from './links.svelte';
import type { BorgiaView } from './schema';
import { thingsOf } from './things';

const KINDS: Record<string, string> = {
	datary: 'office',
	treasurer: 'office',
	titian: 'artist',
	imola: 'town',
	florence: 'home_town',
	paolo: 'condottiere',
	poison: 'poison',
};
const facts = Object.fromEntries(Object.entries(KINDS).map(([card, kind]) => [card, { kind }]));

function stageOf(question: Partial<Question> | null, seat: object = {}, view: object = {}): Stage<BorgiaView> {
	const said: string[] = [];
	return {
		seat: 0,
		sending: false,
		refusal: null,
		texts: { facts },
		question: question && { number: 1, kind: '', source: '', sealed: false, moves: [], ...question },
		view: {
			asked: [0],
			candidates: [],
			standing: { voting_order: [0, 1, 2] },
			seats: [{ places: {}, new: [], unhoused: [], pledged: [], ballot: null, votes: 0, ...seat }, {}, {}],
			...view,
		},
		answer: (move: string) => said.push(move),
		forgetRefusal: () => {},
		said,
	} as unknown as Stage<BorgiaView>;
}

const said = (stage: Stage) => (stage as unknown as { said: string[] }).said;

describe('placing cards', () => {
	const place = {
		kind: 'place',
		source: 'datary',
		moves: ['house datary in florence', 'house datary in imola', 'house datary nowhere'],
	};
	const seat = { home: 'florence', places: { florence: [], imola: [] }, new: ['datary', 'treasurer'], unhoused: [] };

	function housing(): Housing {
		const stage = stageOf(place, seat);
		const made = new Housing(stage, new Links(stage, null));
		made.follow();
		return made;
	}

	it('begins with the first card, and goes on to the next', () => {
		const plan = housing();
		expect(plan.picked).toBe('datary');
		expect(plan.fits('imola', 'office')).toBe(true);
		expect(plan.fits('imola', 'artist')).toBe(false);
		plan.put('imola');
		expect(plan.planned('imola', 'office')).toBe('datary');
		expect(plan.picked).toBe('treasurer');
		expect(plan.isReady).toBe(false);
	});

	it('lets two cards change places', () => {
		const plan = housing();
		plan.put('imola');
		plan.put('florence');
		plan.pick('datary');
		plan.put('florence');
		expect(plan.plan).toEqual({ datary: 'florence', treasurer: 'imola' });
		expect(plan.isReady).toBe(true);
	});

	it('is said in the words of the house', () => {
		const plan = housing();
		plan.put(NOWHERE);
		plan.put('imola');
		plan.confirm();
		expect(said(plan.stage)).toEqual(['house datary nowhere']);
	});

	it('starts a new housing with things as they are', () => {
		const stage = stageOf(null, { places: { florence: ['titian'], imola: ['datary'] }, unhoused: ['treasurer'] });
		const plan = new Housing(stage, new Links(stage, null));
		plan.remember();
		expect(plan.plan).toEqual({ titian: 'florence', datary: 'imola', treasurer: NOWHERE });
	});
});

describe('a ballot', () => {
	const seat = { votes: 12, pledged: [0, 5, 0] };
	function ballot(
		question: Partial<Question> = { kind: 'ballot', moves: ['vote 0 for 0', 'vote 7 for 0'] },
		mine = {},
	): Ballot {
		const stage = stageOf(question, { ...seat, ...mine }, { candidates: [0, 1, 2] });
		const made = new Ballot(stage, new Links(stage, null));
		made.follow();
		return made;
	}

	it('begins with what is pledged', () => {
		const votes = ballot();
		expect(votes.plan).toEqual({ 0: 0, 1: 5, 2: 0 });
		expect(votes.left).toBe(7);
		expect(votes.most(2)).toBe(7);
	});

	it('keeps pledges and gives no more than there is', () => {
		const votes = ballot();
		votes.set(1, 2);
		expect(votes.of(1)).toBe(5);
		votes.set(0, 99);
		expect(votes.of(0)).toBe(7);
		votes.giveAll(2);
		expect(votes.plan).toEqual({ 0: 0, 1: 5, 2: 7 });
	});

	it('leaves what is said already', () => {
		const votes = ballot({ kind: 'ballot', moves: ['vote 5 for 1', 'vote 9 for 1'] }, { ballot: [3, 0, 0] });
		expect([...votes.fixed]).toEqual([0]);
		expect(votes.of(0)).toBe(3);
		expect(votes.left).toBe(4);
	});

	it('says the votes of the candidate that is asked about', () => {
		const votes = ballot();
		votes.giveAll(0);
		votes.cast();
		expect(said(votes.stage)).toEqual(['vote 7 for 0']);
	});
});

const pointing = (stage: Stage<BorgiaView>) => new Choice<BorgiaView>(stage, thingsOf);

describe('pointing', () => {
	it('takes numbers for families only where families are asked for', () => {
		expect(pointing(stageOf({ kind: 'auction', moves: ['pass', 'bid 1'] })).state('family:1')).toBe('rest');
		expect(pointing(stageOf({ kind: 'name_out', moves: ['out 1', 'out 2'] })).state('family:1')).toBe('legal');
	});

	it('first at a card of the hand, then at its target', () => {
		const choice = pointing(stageOf({ kind: 'play', moves: ['play poison on titian', 'enough'] }));
		expect(choice.state('board:titian')).toBe('rest');
		expect(choice.state('hand:poison')).toBe('legal');
		choice.toggle('hand:poison');
		expect(choice.state('board:titian')).toBe('legal');
		choice.toggle('board:titian');
		expect(choice.ready?.text).toBe('play poison on titian');
	});

	it('knows what to ask about a thing that cannot be chosen', () => {
		const seizing = stageOf({ kind: 'seize', moves: ['seize imola', 'seize nothing'] });
		expect(forbidden(seizing, pointing(seizing), 'board:datary')).toBe('seize datary');
		expect(forbidden(seizing, pointing(seizing), 'board:imola')).toBe('');
		const giving = stageOf({ kind: 'hand_out', source: 'datary', moves: ['assign datary to 1'] });
		expect(forbidden(giving, pointing(giving), 'family:0')).toBe('assign datary to 0');
		const playing = stageOf({ kind: 'play', moves: ['enough'] });
		expect(forbiddenHand(playing, pointing(playing), 'paolo')).toBe('play paolo');
	});
});
