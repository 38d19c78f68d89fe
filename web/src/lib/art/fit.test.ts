import { describe, expect, it } from 'vitest';
import { fit, widthOf } from './fit';

describe('fit', () => {
	it('leaves alone what has room', () => {
		expect(fit('Cesi', 'title', 33, 206)).toBe(1);
	});

	it('shrinks what has not, in proportion', () => {
		const title = 'Meilleure gemme double';
		const scale = fit(title, 'caps', 26, 208);
		expect(scale).toBeLessThan(1);
		expect(widthOf(title, 'caps', 26 * scale)).toBeCloseTo(208);
	});

	it('counts a letter with an accent once', () => {
		expect(widthOf('é', 'reading', 100)).toBe(widthOf('e', 'reading', 100));
	});
});
