import { describe, expect, it } from 'vitest';
import { parse } from '$lib/state/choice.svelte';
import { attempt } from './view';

const choice = (moves: string[], ...selected: string[]) => ({
	moves: moves.map((move) => ({ ...parse(move), things: [] })),
	selected,
});

describe('the move that the house is asked about', () => {
	it('names the person and the seat', () => {
		expect(attempt(choice(['bribe colonna from 2', 'bribe none']), 'este', 1)).toBe('bribe este from 1');
	});

	it('swaps with whoever is chosen already, or with anybody', () => {
		const moves = ['swap cesi with lugo', 'swap none'];
		expect(attempt(choice(moves), 'este', 1)).toBe('swap este with cesi');
		expect(attempt(choice(moves, 'tableau:lugo'), 'este', 1)).toBe('swap este with lugo');
	});

	it('is none where nobody can be chosen at all', () => {
		expect(attempt(choice(['bribe none']), 'este', 1)).toBe('');
	});
});
