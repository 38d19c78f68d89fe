import { describe, expect, it } from 'vitest';
import type { Question, Refused } from '$lib/wire/wire';
import { Choice, contains, parse } from './choice.svelte';
import type { Stage } from './stage';

interface Told {
	question: Question | null;
	given: string[];
	asked: string[];
}

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
	return { choice: new Choice(stage), told };
}

describe('a move in words', () => {
	it('is a verb and the things that it names', () => {
		expect(parse('bribe colonna from 2')).toEqual({
			text: 'bribe colonna from 2',
			verb: 'bribe',
			things: ['colonna', '2'],
		});
		expect(parse('pass')).toEqual({ text: 'pass', verb: 'pass', things: [] });
	});
});

describe('pointing at things', () => {
	it('shows what may be chosen, and nothing else', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		expect(choice.state('louis')).toBe('legal');
		expect(choice.state('mazarin')).toBe('rest');
		expect(choice.ready).toBeNull();
	});

	it('is ready as soon as one move has all that was pointed at', () => {
		const { choice, told } = choosing('take louis', 'take camerlengo');
		choice.toggle('louis');
		expect(choice.state('louis')).toBe('selected');
		expect(choice.ready?.text).toBe('take louis');
		choice.give();
		expect(told.given).toEqual(['take louis']);
	});

	it('takes another thing instead of the first one', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		choice.toggle('louis');
		expect(choice.state('camerlengo')).toBe('legal');
		choice.toggle('camerlengo');
		expect(choice.selected).toEqual(['camerlengo']);
		expect(choice.ready?.text).toBe('take camerlengo');
	});

	it('takes a thing back', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		choice.toggle('louis');
		choice.toggle('louis');
		expect(choice.selected).toEqual([]);
		expect(choice.ready).toBeNull();
	});

	it('puts two things together, in any order', () => {
		const { choice } = choosing('swap colonna with este', 'swap colonna with chigi', 'swap none');
		choice.toggle('este');
		expect(choice.state('colonna')).toBe('legal');
		// Only one move has Este.
		expect(choice.ready?.text).toBe('swap colonna with este');
		choice.toggle('colonna');
		expect(choice.ready?.text).toBe('swap colonna with este');
		choice.toggle('chigi');
		expect(choice.selected).toEqual(['chigi']);
	});

	it('waits for the second thing where several moves have the first', () => {
		const { choice } = choosing('swap colonna with este', 'swap colonna with chigi');
		choice.toggle('colonna');
		expect(choice.ready).toBeNull();
		expect(choice.candidates).toHaveLength(2);
		choice.toggle('chigi');
		expect(choice.ready?.text).toBe('swap colonna with chigi');
	});

	it('prefers the move that names no more than what was chosen', () => {
		const { choice } = choosing('discard owl', 'discard owl five');
		choice.toggle('owl');
		expect(choice.ready?.text).toBe('discard owl');
	});

	it('is whole when nothing more could be added', () => {
		const { choice } = choosing('hire a', 'hire a b', 'hire c');
		choice.toggle('a');
		expect([choice.ready?.text, choice.isWhole]).toEqual(['hire a', false]);
		choice.toggle('b');
		expect([choice.ready?.text, choice.isWhole]).toEqual(['hire a b', true]);
		choice.clear();
		expect(choice.isWhole).toBe(false);
	});

	it('counts things that are named twice', () => {
		const { choice } = choosing('discard five five');
		choice.toggle('five');
		expect(choice.state('five')).toBe('selected');
		expect(choice.ready?.text).toBe('discard five five');
	});

	it('keeps to one verb where a question has several', () => {
		const { choice } = choosing('lay five', 'discard five', 'discard owl');
		expect(choice.state('owl')).toBe('legal');
		choice.verb = 'lay';
		expect(choice.state('owl')).toBe('rest');
		choice.toggle('five');
		expect(choice.ready?.text).toBe('lay five');
	});

	it('leaves answers without a thing to buttons', () => {
		const { choice } = choosing('swap colonna with este', 'swap none', 'pass');
		expect(choice.plain.map((move) => move.text)).toEqual(['swap none', 'pass']);
	});

	it('rests when nobody is asked', () => {
		const { choice, told } = choosing('take louis');
		told.question = null;
		expect(choice.state('louis')).toBe('rest');
		choice.toggle('louis');
		choice.give();
		expect(told.given).toEqual([]);
	});

	it('tells which rule forbids a thing, until something else is chosen', async () => {
		const { choice, told } = choosing('exclude chigi from 1', 'exclude none');
		await choice.ask('este', 'exclude este from 0');
		expect(told.asked).toEqual(['exclude este from 0']);
		expect(choice.whyNot?.refusal.rule).toBe('7.2');
		choice.toggle('chigi');
		expect(choice.whyNot).toBeNull();
	});

	it('forgets everything for another question', () => {
		const { choice } = choosing('take louis', 'take camerlengo');
		choice.toggle('louis');
		choice.verb = 'take';
		choice.clear();
		expect([choice.selected, choice.verb, choice.whyNot]).toEqual([[], null, null]);
	});
});

it('knows parts of a whole', () => {
	expect(contains(['1', '1', '2'], ['1', '1'])).toBe(true);
	expect(contains('DRS', ['S', 'D'])).toBe(true);
	expect(contains('DRS', ['S', 'S'])).toBe(false);
});
