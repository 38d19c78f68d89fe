import { describe, expect, it } from 'vitest';
import { Catalogue } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts } from '$lib/text/texts';
import { common, fieldName, isNothing, points, roundOf, seats } from './view';

const VIEW = {
	game: 'any',
	phase: 'vote',
	asked: [0],
	seat: 0,
	round: 3,
	deck: ['a', 'b'],
	seats: [{ hand: ['a'] }, { hand: null }],
	standing: {
		seats: [
			{ points: 4, parts: {}, open: 1 },
			{ points: null, parts: {}, open: 2 },
		],
	},
};

describe('any view', () => {
	it('is parted into what is common and what each seat has', () => {
		expect(common(VIEW)).toEqual({ deck: ['a', 'b'] });
		expect([roundOf(VIEW), roundOf({ game: 'any', phase: '', asked: [] })]).toEqual([3, null]);
		expect(seats(VIEW)).toEqual([{ hand: ['a'] }, { hand: null }]);
		expect(seats({ game: 'any', phase: '', asked: [] })).toEqual([]);
	});

	it('counts what the viewer can count', () => {
		expect(points(VIEW)).toEqual([4, 2]);
		expect(points({ game: 'any', phase: '', asked: [] })).toEqual([]);
	});

	it('leaves out what is not there or not known', () => {
		expect([null, false, '', [], [null]].every(isNothing)).toBe(true);
		expect([0, true, 'a', [0], {}].some(isNothing)).toBe(false);
	});

	it('calls its fields as the catalogue does', () => {
		const texts = new Texts(new Catalogue('en', ['field-deck = to come']), schemaOf({}), []);
		expect([fieldName(texts, 'deck'), fieldName(texts, 'votes_left')]).toEqual(['to come', 'votes left']);
	});
});
