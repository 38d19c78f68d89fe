import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '$lib/state/stage';
import { position, seat, stageOf } from './fake-stage';
import { ToldLog } from '$lib/table/told.svelte';
import { crossed, patched, showsOf, suffragePile, WINNER, type VoteShow } from './shows';
import { Shows } from './shows.svelte';
import { telling } from './telling';

function lines(first: number, ...events: [string, Record<string, string | number | string[] | number[]>][]): LogLine[] {
	return events.map(([name, args], i) => ({ version: first + i, at: 0, event: { name, args } }) as LogLine);
}

const VOTE = lines(
	10,
	['suffrage_card', { suffrage: 'censors' }],
	['vote', { group: 'censors', cards_0: ['philosopher', '3'], cards_1: ['4', '5'], totals: [3, 9] }],
	['vote_turned', { seat: 0, group: 'censors' }],
	['vote_discards', { seat: 0, group: 'censors', cards: ['philosopher', '3'] }],
	['vote_discards', { seat: 1, group: 'censors', cards: ['5'] }],
	['turn_begins', { seat: 0, turn: 4 }],
);

describe('what there is to show', () => {
	it('joins the events of a vote', () => {
		const [call, vote, ...rest] = showsOf(VOTE, 0);
		expect(rest).toEqual([]);
		expect(call).toMatchObject({ kind: 'moment', card: 'censors', seat: null });
		expect(vote).toMatchObject({
			kind: 'vote',
			group: 'censors',
			totals: [3, 9],
			philosophers: [1, 0],
			winner: 0,
			why: 'lower',
			discards: [['philosopher', '3'], ['5']],
			closed: false,
		});
	});

	it('knows ties, lonely winners and the end of a group', () => {
		const tie = showsOf(
			lines(
				1,
				['vote', { group: 'censors', cards_0: ['1'], cards_1: ['1'], totals: [1, 1] }],
				['vote_tied', { group: 'censors' }],
			),
			0,
		);
		expect(tie[0]).toMatchObject({ winner: null, why: 'tie' });
		const alone = showsOf(
			lines(
				1,
				['vote', { group: 'censors', cards_0: [], cards_1: ['1', '2'], totals: [0, 3] }],
				['vote_won', { seat: 1, group: 'censors' }],
				['group_closed', { group: 'censors' }],
			),
			0,
		);
		expect(alone[0]).toMatchObject({ winner: 1, why: 'alone', closed: true, discards: [[], ['1', '2']] });
	});

	it('shows what the other plays, not what one plays oneself or is asked about', () => {
		const played = lines(1, ['spy_played', { seat: 1 }]);
		expect(showsOf(played, 0)).toMatchObject([{ card: 'spy', seat: 1 }]);
		expect(showsOf(played, 1)).toEqual([]);
		expect(showsOf(played, 0, true)).toEqual([]);
	});

	it('says at once when a group is called that nobody woos', () => {
		const shows = showsOf(
			lines(1, ['suffrage_card', { suffrage: 'censors' }], ['vote_empty', { group: 'censors' }]),
			0,
		);
		expect(shows).toMatchObject([{ kind: 'moment', event: { name: 'vote_empty' } }]);
	});
});

describe('the group of a vote', () => {
	const after = position({
		patricians: [5, 5, 5, 3, 2],
		seats: [seat({ taken: [0, 0, 0, 0, 1] }), seat({ up: [[], [], [], [], ['4']] })],
	});
	const vote = showsOf(VOTE, 0)[1] as VoteShow;

	it('is seen as it was until the vote has been shown', () => {
		const before = patched(after, [vote], 0, []);
		expect(before.patricians[4]).toBe(3);
		expect(before.seats[0]?.taken[4]).toBe(0);
		expect(before.seats[1]?.up[4]).toEqual(['4', '5']);
		const won = patched(after, [vote], WINNER, []);
		expect(won.patricians[4]).toBe(2);
		expect(won.seats[0]?.taken[4]).toBe(1);
		expect(won.seats[0]?.up[4]).toEqual(['philosopher', '3']);
		expect(patched(after, [], 0, [])).toBe(after);
	});

	it('crosses out one of equal cards', () => {
		expect(crossed(['3', '3', '5'], ['3'])).toEqual([false, true, false]);
	});
});

describe('shows', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	const earlier = lines(1, ['turn_begins', { seat: 1, turn: 3 }]);

	it('follow one another and make room by themselves', () => {
		const shows = new Shows(() => false);
		shows.follow(earlier, position(), 0, true);
		expect(shows.coming).toBeNull();
		shows.follow([...earlier, ...VOTE], position(), 0, true);
		expect(shows.moment?.card).toBe('censors');
		expect(shows.coming?.group).toBe('censors');
		vi.advanceTimersByTime(1000);
		expect(shows.vote?.group).toBe('censors');
		vi.advanceTimersByTime(2400);
		expect(shows.step).toBe(3);
		vi.advanceTimersByTime(300);
		expect(shows.left).toBe(3);
		vi.advanceTimersByTime(3000);
		expect(shows.vote).toBeNull();
	});

	it('hold back the log and the piles until a vote has been counted', () => {
		const log = [...earlier, ...VOTE, ...lines(16, ['suffrage_card', { suffrage: 'orgy' }])];
		const view = position({
			patricians: [5, 5, 5, 3, 2],
			seats: [seat({ taken: [0, 0, 0, 0, 1] }), seat({ up: [[], [], [], [], ['4']] })],
			suffrage: ['senators'],
			suffrage_discard: ['praetors', 'censors', 'orgy'],
		});
		const shows = new Shows(() => false);
		const told = new ToldLog({ ...stageOf(view), log }, telling, undefined, () => shows.toldUpTo);
		const seen = () => {
			const { latest, earlier: before, deck } = suffragePile(view, log, shows.toldUpTo);
			return { told: told.lines.at(-1)?.last, latest, before, deck, censors: shows.see(view).patricians[4] };
		};
		shows.follow(earlier, position(), 0, true);
		shows.follow(log, view, 0, true);
		const counting = { told: 10, latest: 'censors', before: ['praetors'], deck: 2, censors: 3 };
		expect(seen()).toEqual(counting);
		vi.advanceTimersByTime(1000);
		expect(shows.vote?.group).toBe('censors');
		expect(seen()).toEqual(counting);
		vi.advanceTimersByTime(5700);
		expect(shows.vote).toBeNull();
		expect(seen()).toEqual({ told: 16, latest: 'orgy', before: ['praetors', 'censors'], deck: 1, censors: 2 });
	});

	it('can be skipped', () => {
		const shows = new Shows(() => true);
		shows.follow(earlier, position(), 0, true);
		shows.follow([...earlier, ...VOTE], position(), 0, true);
		shows.skip();
		expect(shows.vote?.group).toBe('censors');
		shows.skip();
		expect(shows.coming).toBeNull();
	});

	it('are not begun by the past', () => {
		const shows = new Shows(() => false);
		shows.follow([...earlier, ...VOTE], position(), 0, true);
		expect(shows.coming).toBeNull();
	});

	it('wait for each of several readers at one screen', () => {
		const shows = new Shows(() => false);
		shows.follow(earlier, position(), 1, true);
		shows.follow([], position(), 0, true);
		shows.follow(earlier, position(), 0, true);
		shows.follow([], position(), 1, true);
		shows.follow([...earlier, ...VOTE], position(), 1, true);
		expect(shows.coming?.group).toBe('censors');
	});

	it('make room when somebody leafs on', () => {
		const shows = new Shows(() => false);
		shows.follow(earlier, position(), 0, false);
		shows.follow([...earlier, ...VOTE], position(), 0, false);
		shows.follow([...earlier, ...VOTE, ...lines(30, ['drew', { seat: 0 }])], position(), 0, false);
		expect(shows.coming).toBeNull();
		shows.follow([...earlier, ...VOTE], position(), 0, false);
		expect(shows.coming).toBeNull();
	});
});
