/** What the house sends of Caesar & Cleopatra; null is what the reader may not know. */
import type { AnyView } from '$lib/state/stage';
import type { Facts } from '$lib/text/texts';
import type { Party } from './cards/faces';

/** In the order in which the house lists whatever belongs to the groups. */
export const GROUPS = ['senators', 'praetors', 'quaestors', 'aediles', 'censors'] as const;
export const PHILOSOPHER = 'philosopher';

export interface CaesarSeat {
	hand: string[] | null;
	influence_in_hand: number;
	manipulation_in_hand: number;
	/** Sizes of the reserves. */
	influence_left: number | null;
	manipulation_left: number | null;
	/** The manipulation reserve, the next card first. */
	order: string[] | null;
	mission: string | null;
	/** A sealed answer waits for that of the other party. */
	answered: boolean;
	answer: string | null;
	discard: string[];
	/** What follows is by group. */
	taken: number[];
	up: string[][];
	down: (string[] | null)[];
	hidden_count: number[];
	/** What is certain of the cards out of sight: in hand, in hand or face down, and among those of some pools. */
	seen_manipulation: string[];
	known: string[];
	pools: { pools: number[]; known: string[] }[];
}

export interface SideStanding {
	total: number | null;
	known: number;
	philosophers: number;
	cards: number;
	unknown: number;
	room: number;
}

export interface SeatStanding {
	points: number | null;
	open: number;
	parts: Record<string, number | null>;
	mission: { group: string; have: number; need: number; done: boolean } | null;
	groups: SideStanding[];
}

export interface GroupStanding {
	group: string;
	left: number;
	of: number;
	majority: number;
	/** The seat that has the majority for good. */
	holder: number | null;
	verdict: { winner: number | null; why: string } | null;
}

export interface CaesarView extends AnyView {
	cleopatra: number;
	active: number;
	turn: number;
	last: boolean;
	passive: boolean;
	/** The manipulation card that has been played and has not taken effect yet, as a move. */
	played: string | null;
	/** Left in the forum, by group. */
	patricians: number[];
	suffrage: string[];
	suffrage_discard: string[];
	seats: CaesarSeat[];
	standing?: { seats: SeatStanding[]; groups: GroupStanding[] };
}

/** A view as it was sent, or an open position of a replay, which says fewer things twice. */
export function tidy(sent: AnyView, facts: Facts): CaesarView {
	const view = sent as CaesarView;
	if (view.seats.every((seat) => seat.hidden_count !== undefined)) return view;
	const isInfluence = (card: string) => facts[card]?.['kind'] === 'influence';
	return {
		...view,
		seats: view.seats.map((seat) => {
			const hand = seat.hand ?? [];
			const influence = hand.filter(isInfluence).length;
			return {
				...seat,
				influence_in_hand: influence,
				manipulation_in_hand: hand.length - influence,
				influence_left: null,
				manipulation_left: null,
				answered: seat.answer !== null,
				hidden_count: seat.down.map((cards) => cards?.length ?? 0),
				seen_manipulation: [],
				known: [],
				pools: [],
			};
		}),
	};
}

export function partyOf(view: CaesarView, seat: number): Party {
	return view.cleopatra === seat ? 'cleopatra' : 'caesar';
}

/** The cards of a seat that lie face down before a group; null for each that the reader cannot see. */
export function hiddenBefore(seat: CaesarSeat, group: number): (string | null)[] {
	return seat.down[group] ?? Array.from({ length: seat.hidden_count[group] ?? 0 }, () => null);
}

const STEPS: Record<string, string> = {
	place: 'influence',
	turn: 'influence',
	lay: 'influence',
	lay_second: 'influence',
	last_turn: 'influence',
	last_lay: 'influence',
	arrange: 'manipulation',
	manipulate: 'manipulation',
	veto: 'manipulation',
	strike: 'manipulation',
	castle: 'manipulation',
	refill: 'refill',
	suffrage: 'suffrage',
};

/** The step of a turn that a phase belongs to. */
export function stepOf(phase: string): string {
	return STEPS[phase] ?? '';
}

/** What the reader knows of another party's cards that are out of sight: in the hand or face down, castled, in the hand. */
export function knownOf(seat: CaesarSeat): { items: string[]; pooled: string[]; manipulation: string[] } {
	return {
		items: [...seat.known].sort(),
		pooled: seat.pools.flatMap((pool) => pool.known).sort(),
		manipulation: seat.seen_manipulation,
	};
}

/** What is left of a list when each of some items is taken out once. */
export function without<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
	const rest = [...list];
	for (const item of taken) {
		const place = rest.indexOf(item);
		if (place >= 0) rest.splice(place, 1);
	}
	return rest;
}

/** How many items before this one are the same: tells copies apart. */
export function copyOf<Item>(list: readonly Item[], index: number): number {
	return list.slice(0, index).filter((item) => item === list[index]).length;
}

/** The emblem beside an event in the log. */
export function emblemOf(event: { name: string; args: Record<string, unknown> }, cleopatra: number): string {
	const { name, args } = event;
	const party = args['seat'] === cleopatra ? 'ankh-mark' : 'eagle-mark';
	if (name === 'suffrage_card') return String(args['suffrage']);
	if (name.endsWith('_played')) return name.slice(0, -'_played'.length);
	const own: Record<string, string> = {
		allowed: party,
		arranged: party,
		assassinated: 'assassination',
		discarded: party,
		drew: party,
		laid_down: party,
		laid_up: party,
		mission_drawn: 'seal',
		mission_shown: 'seal',
		no_room: party,
		nothing_discarded: party,
		nothing_laid: party,
		orgy_leaves: 'orgy',
		parties_drawn: 'ankh-mark',
		placed: party,
		relaid: 'castling',
		spied: 'spy',
		struck: 'spy',
		unveiled: 'courtesan',
		vetoed: 'veto',
		vote_discards: party,
		wrath_discards: 'wrath',
	};
	if (own[name]) return own[name];
	if (name.startsWith('vote') || name === 'group_closed') return String(args['group'] ?? '');
	return '';
}

/** 0, 1, 2 … so many. */
export function upTo(count: number): number[] {
	return Array.from({ length: count }, (_, i) => i);
}
