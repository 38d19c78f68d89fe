// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { distanceTo, elementOf, selectorOf, sideOf } from './point';

const WINDOW = { left: 0, right: 1000, top: 48, bottom: 800 };

describe('pointing', () => {
	it('finds things by the names that tables give them', () => {
		expect(selectorOf('thing chigi')).toBe('[data-thing$=":chigi"], [data-thing*=":chigi#"]');
		expect(selectorOf('zone tableau-0')).toBe('[data-zone="tableau-0"]');
		expect(selectorOf('key own-5@hand')).toBe('[data-key^="own-5@hand"]');
		expect(selectorOf('ask')).toBe('[data-zone="ask"]');
		expect(selectorOf('thing a"b')).toBe('[data-thing$=":a\\"b"], [data-thing*=":a\\"b#"]');
	});

	it('finds nothing where there is nothing to see', () => {
		document.body.innerHTML = '<p data-thing="tableau:chigi"></p>';
		expect(elementOf(document, 'thing lugo')).toBeNull();
	});

	it('scrolls what lies under the slip or the asking panel into sight', () => {
		const box = (top: number, bottom: number) => ({ left: 0, right: 100, top, bottom });
		const sight = { ...WINDOW, top: 300, bottom: 600 };
		expect(distanceTo(box(310, 590), sight)).toBe(0);
		expect(distanceTo(box(200, 300), sight)).toBe(-200);
		expect(distanceTo(box(700, 800), sight)).toBe(300);
		expect(distanceTo(box(500, 1000), sight)).toBe(200);
	});

	it('puts the hand where there is room', () => {
		expect(sideOf({ left: 200, right: 400, top: 100, bottom: 200 }, 54, WINDOW)).toBe('left');
		expect(sideOf({ left: 10, right: 400, top: 100, bottom: 200 }, 54, WINDOW)).toBe('right');
		expect(sideOf({ left: 10, right: 990, top: 300, bottom: 400 }, 54, WINDOW)).toBe('above');
		expect(sideOf({ left: 10, right: 990, top: 60, bottom: 400 }, 54, WINDOW)).toBe('below');
		expect(sideOf({ left: 10, right: 990, top: 60, bottom: 790 }, 54, WINDOW)).toBeNull();
	});
});
