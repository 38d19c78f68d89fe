import { describe, expect, it } from 'vitest';
import { FACTS, position, seat } from './fake-stage';
import { copyOf, emblemOf, hiddenBefore, knownOf, stepOf, tidy, without } from './view';

describe('a view', () => {
	it('is taken as it was sent', () => {
		const view = position();
		expect(tidy(view, FACTS)).toBe(view);
	});

	it('can be an open position', () => {
		const open = { ...seat({ hand: ['1', 'veto', '5'], down: [['2'], [], [], [], []] }) } as Partial<
			ReturnType<typeof seat>
		>;
		delete open.hidden_count;
		const view = tidy(position({ seats: [open as ReturnType<typeof seat>, open as ReturnType<typeof seat>] }), FACTS);
		expect(view.seats[0]).toMatchObject({
			influence_in_hand: 2,
			manipulation_in_hand: 1,
			hidden_count: [1, 0, 0, 0, 0],
		});
	});

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

it('knows the step of each phase', () => {
	expect(stepOf('lay_second')).toBe('influence');
	expect(stepOf('veto')).toBe('manipulation');
	expect(stepOf('over')).toBe('');
});

it('finds an emblem for events', () => {
	expect(emblemOf({ name: 'wrath_played', args: { seat: 0 } }, 1)).toBe('wrath');
	expect(emblemOf({ name: 'laid_down', args: { seat: 1 } }, 1)).toBe('ankh-mark');
	expect(emblemOf({ name: 'vote', args: { group: 'censors' } }, 1)).toBe('censors');
	expect(emblemOf({ name: 'game_over', args: {} }, 1)).toBe('');
});
