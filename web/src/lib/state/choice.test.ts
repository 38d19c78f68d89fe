import { describe, expect, it, vi } from 'vitest';
import type { Question, Refused } from '$lib/wire/wire';
import { Choice, contains, inPlace, nameOf, parse, placeOf, TOO_SOON } from './choice.svelte';
import type { Stage } from './stage';

interface Told {
	question: Question | null;
	given: string[];
	asked: string[];
}

/** Each verb with the places where its answers lie, the last for all that follow. */
const PLACES: Record<string, string[]> = {
	take: ['display'],
	play: ['hand', 'board'],
	swap: ['board'],
	exclude: ['board'],
	discard: ['hand'],
	bid: ['gem'],
};
const thingsOf = (verb: string, names: string[]) => {
	const places = PLACES[verb] ?? [];
	return names[0] === 'none' ? [] : names.map((name, i) => `${places[Math.min(i, places.length - 1)]}:${name}`);
};

function choosing(...moves: string[]): { choice: Choice; told: Told } {
	const question: Question = { number: 1, kind: 'any', source: '', sealed: false, moves };
	const told: Told = { question, given: [], asked: [] };
	const stage = {
		get question() {
			return told.question;
		},
		answer: (move: string) => told.given.push(move),
		why: async (move: string): Promise<Refused | null> => {
			told.asked.push(move);
			return move === 'exclude este from 0'
				? { type: 'refused', id: 'x', code: 'own', text: '', rule: '7.2', args: {} }
				: null;
		},
	} as unknown as Stage;
	return { choice: new Choice(stage, thingsOf), told };
}

describe('a move in words', () => {
	it('is a verb and what it names', () => {
		expect(parse('bribe colonna from 2')).toEqual({
			text: 'bribe colonna from 2',
			verb: 'bribe',
			names: ['colonna', '2'],
		});
		expect(parse('pass')).toEqual({ text: 'pass', verb: 'pass', names: [] });
	});
});

it('knows a thing by its place, its name, and its number among those like it', () => {
	expect(inPlace('display', ['swap', 'mazarin', 'mazarin'])).toEqual([
		'display:swap#0',
		'display:mazarin#0',
		'display:mazarin#1',
	]);
	expect(placeOf('display:mazarin#1')).toBe('display');
	expect(nameOf('display:mazarin#1')).toBe('mazarin');
});

describe('pointing at things', () => {
	it('shows what may be chosen, and nothing else', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		expect(choice.state('display:louis')).toBe('legal');
		expect(choice.state('display:mazarin')).toBe('rest');
		expect(choice.ready).toBeNull();
	});

	it('means a card in its place, not one of the same name elsewhere', () => {
		const { choice } = choosing('take swap', 'take mazarin');
		expect(choice.state('hand:swap')).toBe('rest');
		choice.toggle('hand:swap');
		expect(choice.selected).toEqual([]);
		choice.toggle('display:mazarin#0');
		expect(choice.state('display:mazarin#0')).toBe('selected');
		expect(choice.state('display:mazarin#1')).toBe('legal');
		expect(choice.ready?.text).toBe('take mazarin');
	});

	it('is ready as soon as a move names just what was pointed at', () => {
		const { choice, told } = choosing('take louis', 'take camerlengo');
		choice.toggle('display:louis');
		expect(choice.state('display:louis')).toBe('selected');
		expect(choice.ready?.text).toBe('take louis');
		choice.give();
		expect(told.given).toEqual(['take louis']);
	});

	it('takes another thing instead of the first one', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		choice.toggle('display:louis');
		expect(choice.state('display:camerlengo')).toBe('legal');
		choice.toggle('display:camerlengo');
		expect(choice.selected).toEqual(['display:camerlengo']);
		expect(choice.ready?.text).toBe('take camerlengo');
	});

	it('takes a thing back', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		choice.toggle('display:louis');
		choice.toggle('display:louis');
		expect(choice.selected).toEqual([]);
		expect(choice.ready).toBeNull();
	});

	it('puts two things together, in any order', () => {
		const { choice } = choosing('swap colonna with este', 'swap colonna with chigi', 'swap none');
		choice.toggle('board:este');
		expect(choice.state('board:colonna')).toBe('legal');
		expect(choice.ready).toBeNull();
		choice.toggle('board:colonna');
		expect(choice.ready?.text).toBe('swap colonna with este');
		choice.toggle('board:chigi');
		expect(choice.selected).toEqual(['board:colonna', 'board:chigi']);
		expect(choice.ready?.text).toBe('swap colonna with chigi');
	});

	it('lights the targets of the card that is chosen, and only those', () => {
		const { choice } = choosing('play spy on medici', 'play spy on orsini', 'play poison on raphael', 'enough');
		expect(choice.state('board:medici')).toBe('rest');
		choice.toggle('hand:spy');
		expect(choice.state('board:medici')).toBe('legal');
		expect(choice.state('board:raphael')).toBe('rest');
		choice.toggle('board:raphael');
		expect(choice.selected).toEqual(['hand:spy']);
		expect(choice.ready).toBeNull();
		choice.toggle('board:medici');
		choice.toggle('board:orsini');
		expect(choice.ready?.text).toBe('play spy on orsini');
	});

	it('lets a card of the hand replace another, and the targets go that it cannot have', () => {
		const { choice } = choosing('play spy on 1', 'play spy on 2', 'play poison on 2', 'play poison on raphael');
		choice.toggle('hand:spy');
		choice.toggle('board:2');
		choice.toggle('hand:poison');
		expect(choice.ready?.text).toBe('play poison on 2');
		choice.toggle('hand:spy');
		choice.toggle('board:1');
		choice.toggle('hand:poison');
		expect(choice.selected).toEqual(['hand:poison']);
		expect(choice.ready).toBeNull();
		choice.toggle('board:raphael');
		choice.toggle('hand:poison');
		expect(choice.selected).toEqual([]);
	});

	it('prefers the move that names no more than what was chosen', () => {
		const { choice } = choosing('discard owl', 'discard owl five');
		choice.toggle('hand:owl');
		expect(choice.ready?.text).toBe('discard owl');
	});

	it('is whole when nothing more could be added, and nothing less meant', () => {
		const { choice } = choosing('play spy on 1', 'play spy on 2');
		choice.toggle('hand:spy');
		expect(choice.isWhole).toBe(false);
		choice.toggle('board:1');
		expect([choice.ready?.text, choice.isWhole]).toEqual(['play spy on 1', true]);
		const { choice: bid } = choosing('bid D', 'bid D R');
		bid.toggle('gem:D');
		bid.toggle('gem:R');
		expect([bid.ready?.text, bid.isWhole]).toEqual(['bid D R', false]);
	});

	it('counts things that are named twice, and makes room for none where more may be named', () => {
		const { choice } = choosing('discard five', 'discard five five', 'discard owl');
		choice.toggle('hand:five#0');
		expect(choice.state('hand:five#1')).toBe('legal');
		expect(choice.state('hand:owl')).toBe('rest');
		choice.toggle('hand:five#1');
		expect(choice.ready?.text).toBe('discard five five');
		expect(choice.state('hand:five#2')).toBe('rest');
		choice.toggle('hand:owl');
		expect(choice.selected).toEqual(['hand:five#0', 'hand:five#1']);
	});

	it('leaves answers without a thing to buttons', () => {
		const { choice } = choosing('swap colonna with este', 'swap none', 'pass');
		expect(choice.plain.map((move) => move.text)).toEqual(['swap none', 'pass']);
	});

	it('rests when nobody is asked', () => {
		const { choice, told } = choosing('take louis');
		told.question = null;
		expect(choice.state('display:louis')).toBe('rest');
		choice.toggle('display:louis');
		choice.give();
		expect(told.given).toEqual([]);
	});

	it('tells which rule forbids a thing, until something else is chosen', async () => {
		const { choice, told } = choosing('exclude chigi', 'exclude none');
		await choice.ask('board:este', 'exclude este from 0');
		expect(told.asked).toEqual(['exclude este from 0']);
		expect(choice.whyNot?.refusal.rule).toBe('7.2');
		choice.toggle('board:chigi');
		expect(choice.whyNot).toBeNull();
	});
});

it('takes nothing for an answer until the question has stood for a moment', () => {
	vi.useFakeTimers();
	const { choice, told } = choosing('take louis', 'pass');
	choice.toggle('display:louis');
	choice.begin();
	expect(choice.selected).toEqual([]);
	choice.toggle('display:louis');
	choice.give();
	vi.advanceTimersByTime(TOO_SOON - 1);
	choice.give('pass');
	expect(told.given).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(choice.takesAnswers).toBe(true);
	choice.give();
	expect(told.given).toEqual(['take louis']);
	vi.useRealTimers();
});

it('knows parts of a whole', () => {
	expect(contains(['1', '1', '2'], ['1', '1'])).toBe(true);
	expect(contains('DRS', ['S', 'D'])).toBe(true);
	expect(contains('DRS', ['S', 'S'])).toBe(false);
});
