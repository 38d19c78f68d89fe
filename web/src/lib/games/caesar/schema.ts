/* What the house sends of Caesar & Cleopatra; null is what the reader may not know. Made from `curia.games.caesar.schema` by
   `web/tools/wire_types.py`; do not edit. */
import type { AnyView } from '$lib/state/stage';

/** A card that lies face down. */
export interface HiddenCard {
	group: string;
	/** Cards of one pool came to lie there in the same way; who castles makes new pools. */
	pool: number;
	/** The turn in which it was laid. */
	turn: number;
	card: string | null;
}

/** Cards that are certainly among those of some pools. */
export interface PoolData {
	pools: number[];
	known: string[];
}

/** What the viewer may know of a party; null is what it may not. Lists of five go by group. */
export interface SeatData {
	hand: string[] | null;
	influence_in_hand: number;
	manipulation_in_hand: number;
	/** Cards in the reserve. */
	influence_left: number;
	manipulation_left: number;
	/** The manipulation reserve, the next card first. */
	order: string[] | null;
	mission: string | null;
	/** A sealed answer waits for that of the other party. */
	answered: boolean;
	/** The own sealed answer, as a move. */
	answer: string | null;
	discard: string[];
	/** Patricians won, by group. */
	taken: number[];
	up: string[][];
	down: (string[] | null)[];
	/** Cards that lie face down, by group. */
	hidden_count: number[];
	hidden: HiddenCard[];
	/** Influence cards that are certainly in the hand or face down. */
	known: string[];
	/** Manipulation cards that are certainly in the hand. */
	seen_manipulation: string[];
	pools: PoolData[];
}

/** A position as one party sees it; null is what it may not know. Lists of five go by group. */
export interface ViewData {
	game: 'caesar';
	seat: number;
	phase: string;
	asked: number[];
	cleopatra: number;
	active: number;
	turn: number;
	/** A manipulation card was played in this turn. */
	manipulated: boolean;
	/** The turn before this one was passive. */
	passive: boolean;
	/** It is the last turn. */
	last: boolean;
	/** The manipulation card that has been played and has not taken effect yet, as a move. */
	played: string | null;
	/** Left in the forum. */
	patricians: number[];
	suffrage: string[];
	suffrage_discard: string[];
	/** The suffrage cards that have left the game (§5.15). */
	gone: string[];
	seats: SeatData[];
}

export interface MissionTally {
	group: string;
	have: number;
	need: number;
	done: boolean;
}

/** What lies before a group for one party. */
export interface SideTally {
	total: number | null;
	/** The sum of the cards that the viewer sees. */
	known: number;
	philosophers: number;
	cards: number;
	unknown: number;
	room: number;
}

export interface SeatTally {
	points: number | null;
	/** The sum of the parts that everybody can count. */
	open: number;
	parts: Record<string, number | null>;
	mission: MissionTally | null;
	groups: SideTally[];
}

export interface Verdict {
	winner: number | null;
	why: 'nobody' | 'tie' | 'alone' | 'higher' | 'lower';
}

export interface GroupTally {
	group: string;
	left: number;
	of: number;
	majority: number;
	/** The seat that has the majority for good. */
	holder: number | null;
	/** What a vote would decide as the cards lie; null if the viewer cannot see them all or nobody is left to win. */
	verdict: Verdict | null;
}

/** What the viewer can add up. */
export interface Tally {
	seats: SeatTally[];
	groups: GroupTally[];
}

/** A view as a table shows it. An update leaves its sums out while they are as they were. */
export interface CaesarView extends AnyView, ViewData {
	game: 'caesar';
	standing?: Tally;
}

/** The events by their names, and what they tell. */
export interface Events {
	parties_drawn: { seat: number };
	mission_drawn: { seat: number; group?: string };
	arranging: { seat: number; card: string };
	arranged: { seat: number };
	placed: { seat: number; values?: number[] };
	last_turn: { seat: number };
	turn_skipped: { seat: number };
	turn_begins: { seat: number; turn: number };
	discarded: { seat: number; cards: string[] };
	nothing_discarded: { seat: number };
	laid_down: { seat: number; group: string; card?: string };
	laid_up: { seat: number; card: string; group: string };
	no_room: { seat: number; cards: string[] };
	vote_empty: { group: string };
	vote: { group: string; cards_0: string[]; cards_1: string[]; totals: number[] };
	vote_tied: { group: string };
	vote_turned: { seat: number; group: string };
	vote_won: { seat: number; group: string };
	vote_discards: { seat: number; group: string; cards: string[] };
	group_closed: { group: string };
	orgy_leaves: object;
	drew: { seat: number; reserve: string; card?: string };
	suffrage_card: { suffrage: string };
	game_over: object;
	mission_shown: { seat: number; group: string };
	nothing_laid: { seat: number };
	assassination_played: { seat: number; card: string; group: string };
	spy_played: { seat: number };
	castling_played: { seat: number; group: string; other_group: string };
	courtesan_played: { seat: number; group: string };
	wrath_played: { seat: number; group: string };
	allowed: { seat: number };
	vetoed: { seat: number; card: string };
	assassinated: { seat: number; card: string; group: string };
	spied: { seat: number; other: number; cards?: string[] };
	struck: { seat: number; other: number; card: string };
	relaid: { seat: number; group: string; other_group: string; count: number; other_count: number; cards?: string[]; other_cards?: string[] };
	unveiled: { seat: number; group: string; cards: string[] };
	wrath_discards: { seat: number; group: string; cards: string[] };
}
