import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/state/stage';
import type { EventArg } from '$lib/wire/wire';
import { bidOf, pointsByRound, since } from './told';
import type { SeatData } from './schema';
import { amounts, emptySlots, stacked, townsOf } from './view';

let version = 0;
function line(name: string, args: Record<string, EventArg> = {}): LogLine {
	version += 1;
	return { version, at: 0, event: { name, args } };
}

describe('what lies before a family', () => {
	it('has the home town first', () => {
		const seat = { home: 'savona', places: { forli: [], savona: [], imola: [] } } as unknown as SeatData;
		expect(townsOf(seat)).toEqual(['savona', 'forli', 'imola']);
	});

	it('stacks cards that are alike', () => {
		expect(stacked(['spy', 'poison', 'spy'])).toEqual([
			{ card: 'spy', count: 2 },
			{ card: 'poison', count: 1 },
		]);
	});
});

describe('the auction', () => {
	it('remembers bids for this card only', () => {
		const log = [
			line('turned_up', { seat: 0, card: 'imola' }),
			line('bid', { seat: 1, ducats: 9 }),
			line('turned_up', { seat: 1, card: 'raphael' }),
			line('bid', { seat: 1, ducats: 10 }),
			line('bid', { seat: 2, ducats: 18 }),
			line('passed', { seat: 0 }),
			line('bid', { seat: 1, ducats: 24 }),
			line('passed', { seat: 2 }),
		];
		expect([0, 1, 2].map((seat) => bidOf(log, seat))).toEqual([null, 24, 18]);
	});

	it('reads the amounts that are allowed', () => {
		expect(amounts(['pass', 'bid 25', 'bid 26', 'bid 27'], /^bid (\d+)$/)).toEqual({ least: 25, most: 27 });
		expect(amounts(['pass'], /^bid (\d+)$/)).toBeNull();
		expect(amounts(['price 3 ducats', 'price 4 ducats if elected'], /^price (\d+) ducats$/)).toEqual({
			least: 3,
			most: 3,
		});
	});
});

describe('the market', () => {
	it('empties one slot at a time, and always the same ones', () => {
		for (let left = 12; left > 0; left -= 1) {
			const slots = emptySlots(12, left);
			expect(slots.size).toBe(12 - left);
			for (const slot of slots) expect(emptySlots(12, left - 1).has(slot)).toBe(true);
		}
	});
});

describe('the log', () => {
	it('gives the lines since an event', () => {
		const log = [line('phase'), line('bid'), line('phase'), line('passed')];
		expect(since(log, 'phase').map((one) => one.event.name)).toEqual(['phase', 'passed']);
		expect(since(log, 'election')).toEqual(log);
	});

	it('has the points of offices where they were told', () => {
		const told = line('points', { seat: 0, ducats: 1, papacy: 0, towns: 1, artists: 0, offices: 4 });
		expect(pointsByRound([told], 0)[0]?.['offices']).toBe(4);
	});

	it('has the points of each round', () => {
		const points = (seat: number, ducats: number) => line('points', { seat, ducats, papacy: 0, towns: 1, artists: 0 });
		const log = [points(0, 3), points(1, 4), line('round'), points(0, 5), points(1, 6)];
		expect(pointsByRound(log, 0).map((parts) => parts['ducats'])).toEqual([3, 5]);
		expect(pointsByRound(log, 1).map((parts) => parts['ducats'])).toEqual([4, 6]);
	});
});
