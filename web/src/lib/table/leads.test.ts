import { expect, it } from 'vitest';
import { leads } from './leads';

const view = (...open: number[]) => ({
	game: '',
	phase: '',
	asked: [],
	standing: { seats: open.map((sum) => ({ open: sum })) },
});
const leaders = (...open: number[]) => open.map((_, seat) => leads(view(...open), seat));

it('is whoever has most, several if they have as much', () => {
	expect(leaders(3, 5, 4)).toEqual([false, true, false]);
	expect(leaders(5, 5, 4)).toEqual([true, true, false]);
});

it('is nobody as long as all have as much, or nothing is counted', () => {
	expect(leaders(0, 0)).toEqual([false, false]);
	expect(leads({ game: '', phase: '', asked: [] }, 0)).toBe(false);
});
