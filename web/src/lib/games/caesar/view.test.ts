import { describe, expect, it } from 'vitest';
import { seat } from './fake-stage';
import { copyOf, emblemOf, hiddenBefore, knownOf, without } from './view';

describe('a view', () => {
	it('has blanks for what is hidden', () => {
		expect(hiddenBefore(seat({ hidden_count: [0, 2, 0, 0, 0] }), 1)).toEqual([null, null]);
		expect(hiddenBefore(seat({ down: [[], ['3'], [], [], []] }), 1)).toEqual(['3']);
	});

	it('says what is known of another hand', () => {
		const known = knownOf(
			seat({
				known: ['5', '2'],
				pools: [{ pools: [2], known: ['4'] }],
				seen_manipulation: ['veto'],
			}),
		);
		expect(known).toEqual({ items: ['2', '5'], pooled: ['4'], manipulation: ['veto'] });
	});
});

it('tells copies apart and takes them out one by one', () => {
	expect([0, 1, 2].map((i) => copyOf(['3', '3', '5'], i))).toEqual([0, 1, 0]);
	expect(without(['3', '3', '5'], ['3', '4'])).toEqual(['3', '5']);
});

it('finds an emblem for events', () => {
	expect(emblemOf({ name: 'wrath_played', args: { seat: 0 } }, 1)).toBe('wrath');
	expect(emblemOf({ name: 'laid_down', args: { seat: 1 } }, 1)).toBe('ankh-mark');
	expect(emblemOf({ name: 'vote', args: { group: 'censors' } }, 1)).toBe('censors');
	expect(emblemOf({ name: 'game_over', args: {} }, 1)).toBe('');
});
