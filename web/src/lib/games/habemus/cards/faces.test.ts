import { describe, expect, it } from 'vitest';
import { DRAWN, faceOf } from './faces';
import { profile } from './head';

describe('faces', () => {
	it('draws no two persons alike', () => {
		const outlines = DRAWN.map((card) => profile(faceOf(card, 50)));
		expect(new Set(outlines).size).toBe(DRAWN.length);
		const looks = DRAWN.map((card) => {
			const { hat, hair, tone, beard, moustache } = faceOf(card, 50);
			return [hat, hair, tone, beard, moustache].join(' ');
		});
		expect(new Set(looks).size).toBe(DRAWN.length);
	});

	it('gives a stranger always the same face', () => {
		expect(faceOf('nobody_we_know', 62)).toEqual(faceOf('nobody_we_know', 62));
		expect(faceOf('nobody_we_know', 62)).not.toEqual(faceOf('somebody_else', 62));
	});

	it('makes a young stranger neither grey nor wrinkled', () => {
		const face = faceOf('young_stranger', 30);
		expect(face.lines).toBe(0);
		expect(['raven', 'brown', 'chestnut', 'blond']).toContain(face.tone);
	});
});
