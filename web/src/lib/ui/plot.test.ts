import { describe, expect, it } from 'vitest';
import { running, ticks } from './plot';

describe('a scale', () => {
	it('has round steps that hold all values', () => {
		expect(ticks(3, 22)).toEqual([0, 5, 10, 15, 20, 25]);
		expect(ticks(1003.4, 1188)).toEqual([1000, 1050, 1100, 1150, 1200]);
		expect(ticks(-4, 7)).toEqual([-5, 0, 5, 10]);
	});

	it('is there for one value too', () => {
		for (const value of [0, 7, 1000]) {
			const found = ticks(value, value);
			expect(found.length).toBeGreaterThan(1);
			expect(found[0]).toBeLessThanOrEqual(value);
			expect(found.at(-1)).toBeGreaterThanOrEqual(value);
		}
	});
});

it('a running mean looks back only as far as it is told', () => {
	expect(running([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});
