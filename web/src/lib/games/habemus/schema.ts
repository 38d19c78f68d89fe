/* What the house sends of 1655 – Habemus Papam; null is what the reader may not know. Made from `curia.games.habemus.schema` by
   `web/tools/wire_types.py`; do not edit. */
import type { AnyView } from '$lib/state/stage';

/** What the viewer may know of a seat; null is what it may not. */
export interface SeatData {
	tableau: string[];
	hand: string[] | null;
	/** Letters of gems: D diamond, R ruby, S sapphire, A amber. */
	gems: string | null;
	gold: number | null;
	orders: string[] | null;
	/** The order given up at Black Smoke. */
	discarded: string | null;
	/** A sealed answer waits for those of the others. */
	answered: boolean;
	/** The own sealed answer, as a move. */
	answer: string | null;
	/** The action card that lies open this round. */
	played: string | null;
	/** The bid that lies open this round. */
	bid: string | null;
}

/** A position as one seat sees it; null is what it may not know. */
export interface ViewData {
	game: 'habemus';
	seat: number;
	phase: string;
	asked: number[];
	round: number;
	camerlengo: number;
	/** The round in which it rose, 0 before. */
	black_smoke: number;
	white_smoke: number;
	/** The seats in the order of taking. */
	taking: number[];
	display: string[];
	/** Cards that left the game in the open. */
	gone: string[];
	cardinals_left: number;
	politics_left: number;
	actions_left: number;
	unused_orders: string[] | null;
	seats: SeatData[];
}

/** How far an order is fulfilled. */
export interface OrderData {
	order: string;
	votes: number;
	unit: 'coats' | 'leaders' | 'cards';
	have: number;
	need: number;
	done: boolean;
	/** By faction, 'leaders' or card: how many there are, and how many it takes. */
	of: Record<string, number[]>;
}

/** What a card on offer would bring the seat that is asked to take, as far as it can know. */
export interface OfferData {
	card: string;
	/** So many more, if the game ended then. */
	votes: number;
	/** At once; less than nothing if it is paid. */
	gold: number;
	/** At once. */
	gems: string;
	/** At Black Smoke, so many more. */
	smoke_gold: number;
	/** Gold for one vote, then. */
	price: number;
	/** The own cards with which it has an Old Boys' vote. */
	partners: string[];
	/** The own orders that come nearer, as they then are. */
	orders: OrderData[];
	/** One of them leaves the game. */
	victims: string[];
	/** It leaves the game, because it cannot be paid. */
	is_lost: boolean;
}

export interface SeatTally {
	points: number | null;
	/** The sum of the parts that everybody can count. */
	open: number;
	parts: Record<string, number | null>;
	/** By faction. */
	coats: Record<string, number>;
	leaders: number;
	oldest: number;
	/** The symbols of the Old Boys that are there in pairs. */
	pairs: string[];
	/** Gold for one vote at the end. */
	price: number;
	felipe_gold: number;
	gold_at_end: number | null;
	orders: OrderData[] | null;
	/** While it is asked which card it takes. */
	offers: OfferData[];
}

/** What the viewer can add up. */
export interface Tally {
	seats: SeatTally[];
	/** Its cards, the smokes too. */
	cardinal_deck: number;
	/** By smoke that has not risen: the first and the last round in which it still can. */
	smokes: Record<string, number[]>;
}

/** A view as a table shows it. An update leaves its sums out while they are as they were. */
export interface HabemusView extends AnyView, ViewData {
	game: 'habemus';
	standing?: Tally;
}

/** The events by their names, and what they tell. */
export interface Events {
	camerlengo_drawn: { seat: number };
	order_dealt: { seat: number; order?: string };
	round_begins: { round: number; seat: number };
	turned_up: { card: string };
	black_smoke: object;
	black_smoke_gold: { seat: number; gold: number };
	orders_discarded: object;
	white_smoke: object;
	all_turned_up: { cards: string[] };
	answered: { seat: number; answer?: string };
	no_actions: object;
	action_revealed: { seat: number; card: string };
	gained: { seat: number; gold: number; card: string };
	gold_taken: { seat: number; other: number; gold: number; card: string };
	bribe_no_target: { seat: number; card: string };
	bribe_too_poor: { seat: number; card: string };
	swap_no_pair: { seat: number; card: string };
	bribed: { seat: number; other: number; gold: number; card: string };
	swapped: { seat: number; card: string; owner: number; other_card: string; other_owner: number };
	declined: { seat: number; card: string };
	bid_revealed: { seat: number; gems: string; value: string };
	taking_order: { seats: number[] };
	took: { seat: number; card: string };
	became_camerlengo: { seat: number; gems: string; gold: number };
	excluded: { seat: number; other: number; card: string };
	nobody_excluded: { seat: number };
	squadrone_paid: { seat: number; gold: number };
	squadrone_too_poor: { seat: number; gold: number };
	squadrone_declined: { seat: number; gold: number };
	died: { seat: number; other: number; card: string };
	nobody_died: { seat: number };
	left_over: { cards: string[] };
	game_over: object;
	orders_shown: { seat: number; kept: string[]; discarded: string };
	orders_unused: { orders: string[] };
}
