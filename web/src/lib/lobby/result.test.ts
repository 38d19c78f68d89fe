// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { MyTable, TableInfo } from '$lib/wire/wire';
import { byUrgency } from './lists.svelte';
import { resultOf, standing } from './result';

function table(players: (string | null)[], ranks: number[], points: number[] = []): TableInfo {
	return {
		seats: players.map((player, i) => ({ name: `Seat ${i}`, bot: player ? null : 'heuristic', player })),
		ranks,
		points,
		created: 0,
	} as unknown as TableInfo;
}

describe('the result of a game', () => {
	it('is told from the seat of who asks', () => {
		expect(resultOf(table(['me', null, null], [1, 2, 3]), 'me')).toEqual({ kind: 'won' });
		expect(resultOf(table(['me', null, null], [1, 1, 3]), 'me')).toEqual({ kind: 'shared' });
		expect(resultOf(table([null, 'me', null], [1, 2, 3]), 'me')).toEqual({ kind: 'place', place: 2, of: 3 });
	});

	it('names the winner where one sat in many seats, or in none', () => {
		expect(resultOf(table(['me', 'me', null], [2, 1, 3]), 'me')).toEqual({ kind: 'winner', names: ['Seat 1'] });
		expect(resultOf(table([null, null], [1, 1]), 'me')).toEqual({ kind: 'winner', names: ['Seat 0', 'Seat 1'] });
	});

	it('is none for a game that was broken off', () => {
		expect(resultOf(table(['me', null], []), 'me')).toEqual({ kind: 'none' });
	});

	it('lists the seats by their places', () => {
		const seats = standing(table(['me', null, null], [3, 1, 2], [7, 12, 9])).map(({ seat, points }) => [seat, points]);
		expect(seats).toEqual([
			[1, 12],
			[2, 9],
			[0, 7],
		]);
	});
});

describe('my tables', () => {
	const mine = (asked: boolean, deadline: number | null, created: number) =>
		({ asked, deadline, table: { created } }) as unknown as MyTable;

	it('come with those first that wait for me, the most urgent before the others', () => {
		const [slow, urgent, other, fresh] = [
			mine(true, 900, 1),
			mine(true, 100, 2),
			mine(false, 50, 3),
			mine(true, null, 4),
		];
		expect([other, fresh, slow, urgent].sort(byUrgency)).toEqual([urgent, slow, fresh, other]);
	});
});
