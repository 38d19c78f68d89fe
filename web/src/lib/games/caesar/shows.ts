/** What is shown for a moment when it happens: a suffrage card, a manipulation, a vote counted step by step. The house
 *  has gone on by then; until a vote has been shown, its group is seen as it was. */
import type { LogLine } from '$lib/state/stage';
import type { EventItem } from '$lib/wire/wire';
import type { Events } from './schema';
import { argsOf, GROUPS, PHILOSOPHER, type CaesarView, without } from './view';

/** Why a vote went as it did. */
export type Why = 'higher' | 'lower' | 'alone' | 'tie' | 'nobody';

export interface VoteShow {
	kind: 'vote';
	id: number;
	group: string;
	/** By seat. */
	cards: string[][];
	totals: number[];
	philosophers: number[];
	winner: number | null;
	why: Why;
	discards: string[][];
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

const PLAYED = [
	...(['assassination_played', 'spy_played', 'castling_played'] as const),
	...(['courtesan_played', 'wrath_played'] as const),
];
const owls = (cards: string[]) => cards.filter((card) => card === PHILOSOPHER).length;

/** What there is to show of some events to the reader. Who is asked about a card sees it there. */
export function showsOf(lines: readonly LogLine[], reader: number | null, isAsked = false): Show[] {
	const shows: Show[] = [];
	let vote: VoteShow | null = null;
	for (const { version, event } of lines) {
		const { name } = event;
		const begins = argsOf(event, 'vote');
		const won = argsOf(event, 'vote_won', 'vote_turned');
		const lost = argsOf(event, 'vote_discards');
		if (begins) {
			vote = begun(version, begins);
			shows.push(vote);
		} else if (vote && won) {
			vote.winner = won.seat;
			vote.why = name === 'vote_turned' ? 'lower' : vote.cards.some((cards) => !cards.length) ? 'alone' : 'higher';
		} else if (vote && lost) {
			vote.discards[lost.seat] = lost.cards;
		} else if (vote && name === 'group_closed') {
			vote.closed = true;
			vote.discards = vote.cards;
		} else if (name === 'vote_empty') {
			const last = shows.at(-1);
			if (last?.kind === 'moment' && last.seat === null) last.event = event;
		} else if (!isAsked || !name.endsWith('_played')) {
			const moment = momentOf(version, event, reader);
			if (moment) shows.push(moment);
		}
	}
	return shows;
}

function begun(id: number, { group, cards_0, cards_1, totals }: Events['vote']): VoteShow {
	return {
		kind: 'vote',
		id,
		group,
		cards: [cards_0, cards_1],
		totals,
		philosophers: [owls(cards_0), owls(cards_1)],
		winner: null,
		why: 'tie',
		discards: [[], []],
		closed: false,
	};
}

function momentOf(id: number, event: EventItem, reader: number | null): MomentShow | null {
	const moment = (card: string, seat: number | null): MomentShow => ({ kind: 'moment', id, card, seat, event });
	const turned = argsOf(event, 'suffrage_card');
	if (turned) return moment(turned.suffrage, null);
	const played = argsOf(event, ...PLAYED, 'vetoed');
	if (played && played.seat !== reader)
		return moment(event.name === 'vetoed' ? 'veto' : event.name.slice(0, -'_played'.length), played.seat);
	const struck = argsOf(event, 'struck');
	return struck && reader !== null && struck.other === reader ? moment(struck.card, reader) : null;
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
			const cards = vote.cards[number] ?? [];
			seat.up[group] = cards;
			seat.down[group] = [];
			seat.hidden_count[group] = 0;
			if (vote.winner === number && !isWon) seat.taken[group] = (seat.taken[group] ?? 1) - 1;
			const side = groups?.[number];
			const sums = side?.[group];
			if (side && sums)
				side[group] = {
					...sums,
					total: vote.totals[number] ?? 0,
					known: vote.totals[number] ?? 0,
					philosophers: vote.philosophers[number] ?? 0,
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

/** The suffrage cards as far as the log is told up to a version: what was turned up last, if it still lies there (that of
 *  a closed group has left the game), what before, and how many are in the deck. */
export function suffragePile(
	view: CaesarView,
	log: readonly LogLine[],
	upTo: number,
): { latest: string | undefined; earlier: string[]; deck: number } {
	const turned = log.flatMap(({ version, event }) => {
		const card = argsOf(event, 'suffrage_card')?.suffrage;
		return card ? [{ card, isComing: version > upTo }] : [];
	});
	const coming = turned.filter(({ isComing }) => isComing).map(({ card }) => card);
	const told = turned.findLast(({ isComing }) => !isComing)?.card;
	const pile = without(view.suffrage_discard, coming);
	const latest = pile.find((card) => card === told);
	return {
		latest,
		earlier: latest === undefined ? pile : without(pile, [latest]),
		deck: view.suffrage.length + view.suffrage_discard.length - pile.length,
	};
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
