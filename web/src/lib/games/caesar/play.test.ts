import { describe, expect, it } from 'vitest';
import { position, seat, stageOf } from './fake-stage';
import { Play } from './play.svelte';

const LAYING = [
	'lay 4 senators',
	'lay 4 censors',
	'lay 1 senators',
	'show 4 senators',
	'show 4 censors',
	'show 1 censors',
];

/** The card at a place of the hand. */
const at = (choice: Play, place: number) => choice.held[place] ?? '';

function play(hand: string[], moves: string[], other = {}): Play {
	return new Play(stageOf(position({ seats: [seat({ hand }), seat(other)] }), { moves }));
}

describe('laying influence', () => {
	it('wants a card, then a group', () => {
		const choice = play(['1', '4', '4'], LAYING);
		expect(choice.state(at(choice, 1))).toBe('legal');
		expect(choice.state('group:senators')).toBe('rest');
		choice.toggle(at(choice, 1));
		expect(choice.state(at(choice, 1))).toBe('selected');
		expect(choice.state(at(choice, 2))).toBe('legal');
		expect(choice.state('group:senators')).toBe('legal');
		expect(choice.state('group:praetors')).toBe('rest');
		expect(choice.isDim('group:praetors')).toBe(true);
		expect(choice.ready).toBeNull();
		choice.toggle('group:censors');
		expect(choice.ready?.text).toBe('lay 4 censors');
	});

	it('replaces the group, and keeps it for another card', () => {
		const choice = play(['1', '4'], LAYING);
		choice.toggle(at(choice, 1));
		choice.toggle('group:censors');
		choice.toggle('group:senators');
		expect(choice.namesIn('group')).toEqual(['senators']);
		choice.toggle(at(choice, 0));
		expect(choice.ready?.text).toBe('lay 1 senators');
		choice.toggle(at(choice, 0));
		expect(choice.namesIn('group')).toEqual([]);
	});

	it('is face down or face up', () => {
		const choice = play(['1', '4'], LAYING);
		expect(choice.modes).toEqual(['lay', 'show']);
		choice.toggle(at(choice, 1));
		choice.toggle('group:senators');
		choice.setMode('show');
		expect(choice.ready?.text).toBe('show 4 senators');
		choice.toggle(at(choice, 0));
		expect(choice.ready).toBeNull();
		expect(choice.attempt('group:senators')).toBe('show 1 senators');
	});
});

describe('manipulating', () => {
	it('strikes an open card of the opponent', () => {
		const choice = play(['assassination', '2'], ['assassinate 5 senators', 'done']);
		choice.toggle(at(choice, 0));
		expect(choice.state('row:senators-5#0')).toBe('legal');
		expect(choice.isDim('row:censors-5#0')).toBe(true);
		choice.toggle('row:senators-5#1');
		expect(choice.state('row:senators-5#0')).toBe('legal');
		expect(choice.ready?.text).toBe('assassinate 5 senators');
		expect(choice.isDim(at(choice, 1))).toBe(true);
		expect(choice.attempt(at(choice, 1))).toBe('lay 2 senators');
	});

	it('castles two groups in any order', () => {
		const choice = play(
			['castling'],
			['castle senators praetors', 'castle senators censors', 'castle praetors censors', 'done'],
		);
		choice.toggle(at(choice, 0));
		choice.toggle('group:censors');
		expect(choice.ready).toBeNull();
		choice.toggle('group:senators');
		expect(choice.ready?.text).toBe('castle senators censors');
		choice.toggle('group:praetors');
		expect(choice.ready?.text).toBe('castle senators praetors');
		expect(choice.state('group:quaestors')).toBe('rest');
		expect(choice.attempt('group:quaestors')).toBe('castle senators quaestors');
	});

	it('needs no target for a Spy', () => {
		const choice = play(['spy'], ['spy', 'done']);
		choice.toggle(at(choice, 0));
		expect(choice.ready?.text).toBe('spy');
		expect(choice.wantsGroup).toBe(false);
	});

	it('asks why a card has no target where hidden cards lie', () => {
		const choice = play(['assassination'], ['done'], { hidden_count: [0, 0, 2, 0, 0] });
		expect(choice.isDim(at(choice, 0))).toBe(true);
		expect(choice.attempt(at(choice, 0))).toBe('assassinate 1 quaestors');
	});

	it('chooses a card of the hand that a Spy sees', () => {
		const choice = play([], ['strike 2', 'strike veto']);
		choice.seen = ['2', '2', 'veto'];
		choice.toggle('seen:2#1');
		expect(choice.state('seen:2#0')).toBe('legal');
		expect(choice.ready?.text).toBe('strike 2');
		choice.toggle('seen:veto#0');
		expect(choice.ready?.text).toBe('strike veto');
	});
});

describe('what a card strikes', () => {
	it('is shown as soon as it is chosen', () => {
		const choice = play(['wrath', '1'], ['wrath senators', 'wrath censors', 'lay 1 senators']);
		choice.toggle(at(choice, 0));
		expect(choice.threat).toBeNull();
		choice.toggle('group:censors');
		expect(choice.threat).toEqual({ strikes: 'all', card: null, groups: ['censors'] });
	});

	it('is shown to who may veto it', () => {
		const asked = position({ phase: 'veto', played: 'assassinate 3 senators' });
		const choice = new Play(stageOf(asked, { kind: 'veto', moves: ['allow', 'veto'] }));
		expect(choice.threat).toEqual({ strikes: 'card', card: '3', groups: ['senators'] });
	});
});

it('offers all ways of a turn, and asks why one is not open', async () => {
	const stage = stageOf(position({ seats: [seat({ hand: ['4', 'veto'] }), seat()] }), {
		moves: ['lay 4 censors', 'discard 4'],
	});
	const asked: string[] = [];
	stage.why = (move) => {
		asked.push(move);
		return Promise.resolve(null);
	};
	const choice = new Play(stage);
	expect(choice.modes).toEqual(['lay', 'discard']);
	expect(choice.offered).toEqual(['lay', 'show', 'discard']);
	choice.askMode('show');
	await Promise.resolve();
	expect(asked).toEqual(['show 4 censors']);
});

describe('a turn without a free place', () => {
	const STUCK = ['wrath senators', 'spy', 'discard 1', 'discard spy', 'discard wrath'];

	it('begins with a manipulation card, or with a discard', () => {
		const choice = play(['1', 'spy', 'wrath'], STUCK);
		expect(choice.offered).toEqual(['play', 'discard']);
		expect(choice.mode).toBe('play');
		expect(choice.state(at(choice, 1))).toBe('legal');
		expect(choice.isDim(at(choice, 0))).toBe(true);
		expect(choice.attempt(at(choice, 0))).toBe('lay 1 senators');
		choice.toggle(at(choice, 2));
		choice.toggle('group:senators');
		expect(choice.ready?.text).toBe('wrath senators');
		choice.setMode('discard');
		choice.toggle(at(choice, 2));
		expect(choice.ready?.text).toBe('discard wrath');
	});

	it('can only be passive without a card to play', () => {
		const choice = play(['1', 'veto'], ['discard 1', 'discard veto']);
		expect(choice.modes).toEqual(['discard']);
		expect(choice.offered).toEqual(['lay', 'show', 'discard']);
	});
});

it('fills up a short hand without a discard, unless cards are chosen for one', () => {
	const choice = play(['1', '4'], ['lay 1 senators', 'discard none', 'discard 1', 'discard 4']);
	expect(choice.canOnlyDraw).toBe(true);
	choice.setMode('discard');
	expect(choice.ready).toBeNull();
	choice.toggle(at(choice, 1));
	expect(choice.ready?.text).toBe('discard 4');
	expect(play(['1', '4'], ['lay 1 senators', 'discard 1']).canOnlyDraw).toBe(false);
});

it('lets nothing be chosen while a vote is shown', () => {
	const choice = play(['4'], LAYING);
	choice.isWaiting = true;
	expect(choice.state(at(choice, 0))).toBe('rest');
	expect(choice.isDim(at(choice, 0))).toBe(false);
});

describe('discarding', () => {
	it('takes several cards, each as often as it is held', () => {
		const choice = play(
			['1', '1', 'veto'],
			['discard 1', 'discard 1 1', 'discard veto', 'discard 1 veto', 'discard 1 1 veto'],
		);
		expect(choice.mode).toBe('discard');
		choice.toggle(at(choice, 0));
		choice.toggle(at(choice, 2));
		expect(choice.ready?.text).toBe('discard 1 veto');
		choice.chooseAll();
		expect(choice.ready?.text).toBe('discard 1 1 veto');
		choice.toggle(at(choice, 1));
		expect(choice.ready?.text).toBe('discard 1 veto');
	});
});
