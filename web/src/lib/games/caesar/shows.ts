/** What is shown for a moment when it happens: a suffrage card, a manipulation, a vote counted step by step. The house
 *  has gone on by then; until a vote has been shown, its group is seen as it was. */
import type { LogLine } from '$lib/state/stage';
import type { EventItem } from '$lib/wire/wire';
import { GROUPS, PHILOSOPHER, type CaesarView, without } from './view';

/** Why a vote went as it did. */
export type Why = 'higher' | 'lower' | 'alone' | 'tie' | 'nobody';

export interface VoteShow {
	kind: 'vote';
	id: number;
	group: string;
	/** By seat. */
	cards: [string[], string[]];
	totals: [number, number];
	philosophers: [number, number];
	winner: number | null;
	why: Why;
	discards: [string[], string[]];
	/** The last patrician was taken: everything is discarded. */
	closed: boolean;
}

/** A card and a sentence over the forum. */
export interface MomentShow {
	kind: 'moment';
	id: number;
	card: string;
	/** Whose card it is; null for a suffrage card. */
	seat: number | null;
	/** What is said about it. */
	event: EventItem;
}

export type Show = VoteShow | MomentShow;

/** The steps of a vote, in the order in which they are shown. */
export const STEPS = ['totals', 'philosophers', 'winner', 'discards'] as const;
export const WINNER = 2;
export const DISCARDS = 3;

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const owls = (cards: string[]) => cards.filter((card) => card === PHILOSOPHER).length;

/** What there is to show of some events to the reader. Who is asked about a card sees it there. */
export function showsOf(lines: readonly LogLine[], reader: number | null, isAsked = false): Show[] {
	const shows: Show[] = [];
	let vote: VoteShow | null = null;
	for (const { version, event } of lines) {
		const { name, args } = event;
		const seat = typeof args['seat'] === 'number' ? args['seat'] : null;
		if (name === 'vote') {
			vote = begun(version, event);
			shows.push(vote);
		} else if (vote && (name === 'vote_won' || name === 'vote_turned')) {
			vote.winner = seat;
			vote.why = name === 'vote_turned' ? 'lower' : vote.cards.some((cards) => !cards.length) ? 'alone' : 'higher';
		} else if (vote && name === 'vote_discards' && seat !== null) {
			vote.discards[seat === 0 ? 0 : 1] = list(args['cards']);
		} else if (vote && name === 'group_closed') {
			vote.closed = true;
			vote.discards = [vote.cards[0], vote.cards[1]];
		} else if (name === 'vote_empty') {
			const last = shows.at(-1);
			if (last?.kind === 'moment' && last.seat === null) last.event = event;
		} else if (!isAsked || !name.endsWith('_played')) {
			const moment = momentOf(version, event, seat, reader);
			if (moment) shows.push(moment);
		}
	}
	return shows;
}

function begun(id: number, { args }: EventItem): VoteShow {
	const totals = Array.isArray(args['totals']) ? args['totals'].map(Number) : [];
	const cards: [string[], string[]] = [list(args['cards_0']), list(args['cards_1'])];
	return {
		kind: 'vote',
		id,
		group: String(args['group']),
		cards,
		totals: [totals[0] ?? 0, totals[1] ?? 0],
		philosophers: [owls(cards[0]), owls(cards[1])],
		winner: null,
		why: 'tie',
		discards: [[], []],
		closed: false,
	};
}

function momentOf(id: number, event: EventItem, seat: number | null, reader: number | null): MomentShow | null {
	const { name, args } = event;
	if (name === 'suffrage_card') return { kind: 'moment', id, card: String(args['suffrage']), seat: null, event };
	if (seat !== reader && name.endsWith('_played'))
		return { kind: 'moment', id, card: name.slice(0, -'_played'.length), seat, event };
	if (seat !== reader && name === 'vetoed') return { kind: 'moment', id, card: 'veto', seat, event };
	if (reader !== null && name === 'struck' && args['other'] === reader)
		return { kind: 'moment', id, card: String(args['card']), seat: reader, event };
	return null;
}

/** How many points stood there before. */
export type Before = { points: number | null; open: number }[];

/** The view with the groups of votes as they were when these began; `step` is how far the first one has come. */
export function patched(view: CaesarView, votes: readonly VoteShow[], step: number, before: Before): CaesarView {
	if (!votes.length) return view;
	const patricians = [...view.patricians];
	const seats = view.seats.map((seat) => ({
		...seat,
		up: [...seat.up],
		down: [...seat.down],
		hidden_count: [...seat.hidden_count],
		taken: [...seat.taken],
	}));
	const groups = view.standing?.seats.map((seat) => [...seat.groups]);
	for (const [i, vote] of [...votes.entries()].reverse()) {
		const group = GROUPS.indexOf(vote.group as (typeof GROUPS)[number]);
		const isWon = i === 0 && step >= WINNER;
		if (vote.winner !== null && !isWon) patricians[group] = (patricians[group] ?? 0) + 1;
		for (const [number, seat] of seats.entries()) {
			const cards = vote.cards[number === 0 ? 0 : 1];
			seat.up[group] = cards;
			seat.down[group] = [];
			seat.hidden_count[group] = 0;
			if (vote.winner === number && !isWon) seat.taken[group] = (seat.taken[group] ?? 1) - 1;
			const side = groups?.[number];
			const sums = side?.[group];
			if (side && sums)
				side[group] = {
					...sums,
					total: vote.totals[number === 0 ? 0 : 1],
					known: vote.totals[number === 0 ? 0 : 1],
					philosophers: vote.philosophers[number === 0 ? 0 : 1],
					cards: cards.length,
					unknown: 0,
				};
		}
	}
	const isOpen = votes.length === 1 && step >= WINNER;
	const standing = view.standing && {
		...view.standing,
		seats: view.standing.seats.map((seat, number) => ({
			...seat,
			...(isOpen ? {} : before[number]),
			groups: groups?.[number] ?? seat.groups,
		})),
		groups: view.standing.groups.map((group, i) => ({ ...group, left: patricians[i] ?? group.left })),
	};
	return { ...view, patricians, seats, ...(standing && { standing }) };
}

/** Which of some cards are crossed out, by their places: of equal ones the last. */
export function crossed(cards: readonly string[], leaving: readonly string[]): boolean[] {
	const marks = cards.map(() => false);
	let rest = [...leaving];
	for (let i = cards.length - 1; i >= 0; i--) {
		const card = cards[i];
		if (card === undefined || !rest.includes(card)) continue;
		marks[i] = true;
		rest = without(rest, [card]);
	}
	return marks;
}
