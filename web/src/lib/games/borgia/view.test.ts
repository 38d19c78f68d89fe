import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/state/stage';
import type { EventArg } from '$lib/wire/wire';
import { bidsOf, emptySlots, marketSize, pointsByRound, since } from './told';
import type { SeatData } from './schema';
import { amounts, partOf, stacked, stepOf, townsOf, votingOrder, type BorgiaView } from './view';

let version = 0;
function line(name: string, args: Record<string, EventArg> = {}): LogLine {
	version += 1;
	return { version, at: 0, event: { name, args } };
}

const view = (part: Partial<BorgiaView>) =>
	({ phase: 'moment', market: 5, moment: 1, candidates: [], seats: [], ...part }) as unknown as BorgiaView;

describe('parts and steps of a round', () => {
	it('knows where most phases belong', () => {
		expect(partOf(view({ phase: 'redraw' }), [])).toBe('setup');
		expect(partOf(view({ phase: 'auction' }), [])).toBe('phase');
		expect(partOf(view({ phase: 'pledge_votes' }), [])).toBe('election');
		expect(partOf(view({ phase: 'cardinals' }), [])).toBe('distribution');
		expect(partOf(view({ phase: 'over' }), [])).toBe('over');
	});

	it('tells from the log where a card is placed', () => {
		const placing = view({ phase: 'place' });
		expect(partOf(placing, [line('round'), line('phase')])).toBe('phase');
		expect(partOf(placing, [line('phase'), line('round')])).toBe('distribution');
		expect(partOf(view({ phase: 'fee', market: 0 }), [line('first_pope')])).toBe('setup');
	});

	it('names the step', () => {
		expect(stepOf(view({ moment: 0 }), 'phase')).toBe('market');
		expect(stepOf(view({ moment: 3 }), 'phase')).toBe('seize');
		expect(stepOf(view({ phase: 'place' }), 'setup')).toBe('lay');
		expect(stepOf(view({ phase: 'name_out' }), 'election')).toBe('ballot');
		expect(stepOf(view({ phase: 'pledge_price' }), 'election')).toBe('pledge');
		expect(stepOf(view({ phase: 'place', market: 0 }), 'distribution')).toBe('draw');
	});
});

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
	it('remembers bids and passes of this card only', () => {
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
		expect(bidsOf(log, 3)).toEqual([
			{ bid: null, passed: true },
			{ bid: 24, passed: false },
			{ bid: 18, passed: true },
		]);
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
	it('is as large as it was laid', () => {
		expect(marketSize([line('market_laid', { round: 1, cards: 12 })], 7)).toBe(12);
		expect(marketSize([], 7)).toBe(7);
	});

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
		expect(since(log, 'election')).toEqual([]);
	});

	it('has the points of offices where they were told', () => {
		const told = line('points', { seat: 0, ducats: 1, papacy: 0, towns: 1, artists: 0, offices: 4 });
		expect(pointsByRound([told], 1)[0]?.[0]?.['offices']).toBe(4);
	});

	it('has the points of each round', () => {
		const points = (seat: number, ducats: number) => line('points', { seat, ducats, papacy: 0, towns: 1, artists: 0 });
		const rounds = pointsByRound([points(0, 3), points(1, 4), line('round'), points(0, 5), points(1, 6)], 2);
		expect(rounds.map((seats) => seats.map((parts) => parts['ducats']))).toEqual([
			[3, 4],
			[5, 6],
		]);
	});
});

it('asks for votes from the own family clockwise', () => {
	const four = view({ candidates: [0, 1, 3], seats: [{}, {}, {}, {}] as SeatData[] });
	expect(votingOrder(four, 2)).toEqual([3, 0, 1]);
	expect(votingOrder(four, 1)).toEqual([1, 3, 0]);
});
