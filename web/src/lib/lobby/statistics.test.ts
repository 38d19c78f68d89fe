import { expect, it } from 'vitest';
import type { PlayedGame } from '$lib/wire/wire';
import { chosen, gamesOf, meanParts } from './statistics';

const game = (people: number, parts: Record<string, number> = {}): PlayedGame => ({
	at: 0,
	seats: 3,
	people,
	rank: 1,
	points: 9,
	parts,
	rating: null,
	table: null,
});

it('games against bots alone are told from those among people', () => {
	const games = [game(1), game(2), game(3)];
	expect(chosen(games, 'all')).toHaveLength(3);
	expect(chosen(games, 'people').map(({ people }) => people)).toEqual([2, 3]);
	expect(chosen(games, 'bots').map(({ people }) => people)).toEqual([1]);
});

it('parts are the mean of the games that tell them', () => {
	const found = meanParts([game(1, { gold: 2, louis: 0 }), game(1, { gold: 4, louis: 3 }), game(1)]);
	expect(found).toEqual([
		{ part: 'gold', value: 3, count: 2 },
		{ part: 'louis', value: 1.5, count: 2 },
	]);
});

it('what is played most comes first', () => {
	const tally = { wins: 0, average: null, best: null, against: 'bots' as const };
	expect(
		gamesOf([
			{ game: 'caesar', games: 3, ...tally },
			{ game: 'borgia', games: 2, ...tally },
			{ game: 'borgia', games: 2, ...tally, against: 'people' },
		]),
	).toEqual(['borgia', 'caesar']);
});
