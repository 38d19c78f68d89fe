import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/state/stage';
import type { EventArg } from '$lib/wire/wire';
import { newest, Reveals } from './reveal.svelte';

const lines = (...events: [string, Record<string, EventArg>][]): LogLine[] =>
	events.map(([name, args], i) => ({ version: i + 1, at: 0, event: { name, args } }));

const FIGHT = lines(
	['attacked', { seat: 1, other: 0, target: 'forli' }],
	['hired', { seat: 1, cards: ['paolo', 'renzo'], power: 9, ducats: 25 }],
	['hired', { seat: 0, cards: [], power: 0, ducats: 0 }],
	['seized', { seat: 1, other: 0, target: 'forli', attack: 9, defence: 7 }],
);

describe('what is opened', () => {
	it('is a fight with both sides', () => {
		expect(newest(FIGHT, 0)).toEqual({
			kind: 'fight',
			target: 'forli',
			attacker: { seat: 1, cards: ['paolo', 'renzo'], power: 9, ducats: 25 },
			defender: { seat: 0, cards: [], power: 0, ducats: 0 },
			attack: 9,
			defence: 7,
			won: true,
		});
	});

	it('is a count with who is elected or out', () => {
		const counted = lines(['counted', { ballot: 2, totals: [10, 20, 5] }], ['out', { seat: 2 }]);
		expect(newest(counted, 0)).toMatchObject({ kind: 'count', totals: [10, 20, 5], out: 2, elected: null });
	});

	it('is nothing that was opened before', () => {
		expect(newest(FIGHT, 4)).toBeNull();
	});
});

it('shows only what happens while somebody looks', () => {
	const reveals = new Reveals();
	reveals.follow([], 0);
	reveals.follow(FIGHT, 0);
	expect(reveals.now).toBeNull();
	const later = [...FIGHT, { version: 5, at: 0, event: { name: 'accusation_failed', args: { yes: 3, no: 4 } } }];
	reveals.follow(later, 0);
	expect(reveals.now).toEqual({ kind: 'accusation', yes: 3, no: 4, upheld: false });
	reveals.close();
	expect(reveals.now).toBeNull();
	reveals.follow(later, 1);
	expect(reveals.now).toBeNull();
});

it('shows who looks back what the moment opens, and nothing of other moments', () => {
	const reveals = new Reveals();
	const later = [...FIGHT, { version: 5, at: 0, event: { name: 'bid', args: { seat: 1, ducats: 3 } } }];
	reveals.follow(FIGHT, 0, 3);
	expect(reveals.now).toMatchObject({ kind: 'fight', target: 'forli' });
	reveals.follow(later, 0, 4);
	expect(reveals.now).toBeNull();
	reveals.follow(FIGHT, 0, 3);
	reveals.follow(FIGHT.slice(0, 1), 0, 0);
	expect(reveals.now).toBeNull();
});

describe('the points of a round', () => {
	const points = (seat: number) => ({ name: 'points', args: { seat, ducats: 3, papacy: 0, towns: 2, artists: 1 } });
	const events = [{ name: 'counted', args: { ballot: 1, totals: [1, 2] } }, points(0), points(1)];
	const log = events.map((event, i) => ({ version: i + 2, at: 0, event }));
	const first = { version: 1, at: 0, event: { name: 'election', args: { round: 1 } } };

	it('come after the count of the votes, until the reader goes on', () => {
		const reveals = new Reveals();
		reveals.follow([first], 0);
		reveals.follow([first, ...log], 0);
		expect(reveals.now?.kind).toBe('count');
		reveals.close();
		expect(reveals.now?.kind === 'points' && reveals.now.rows.map((row) => row.seat)).toEqual([0, 1]);
		reveals.close();
		expect(reveals.now).toBe(null);
	});
});
