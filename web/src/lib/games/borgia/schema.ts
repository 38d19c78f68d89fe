/* What the house sends of Borgia; null is what the reader may not know. Made from `curia.games.borgia.schema` by
   `web/tools/wire_types.py`; do not edit. */
import type { AnyView } from '$lib/state/stage';

/** What lies before a family. */
export interface OpenSeat {
	cardinals: number;
	/** All open cards, towns among them. */
	owned: string[];
	/** By town and home town: the cards housed there. */
	places: Record<string, string[]>;
	/** Cards that wait for a place. */
	new: string[];
	/** Phases still to be skipped. */
	skips: number;
	/** By candidate: votes pledged in this ballot. */
	pledged: number[];
	/** By what they were counted for. */
	points: Record<string, number>;
}

/** What the viewer may know of a family; null is what it may not. */
export interface SeatData extends OpenSeat {
	family: string;
	home: string;
	unhoused: string[];
	hand: string[] | null;
	hand_size: number | null;
	ducats: number | null;
	/** Ducats set aside for pledges. */
	aside: number;
	votes: number;
	/** By candidate: the votes cast, as far as the viewer knows. */
	ballot: number[] | null;
	/** A sealed answer waits for those of the others. */
	answered: boolean;
}

/** What is traded. The hand cards are known to the two concerned, those picked to the one who picks. */
export interface TradeTerms {
	offerer: number;
	partner: number;
	/** It is a counter-offer. */
	counter: boolean;
	/** Open cards. */
	gives: string[];
	/** Hand cards. */
	gives_cards: string[] | null;
	gives_ducats: number;
	asks: string[];
	/** Hand cards; `any_condottiere` and `any_death` leave the choice to the partner. */
	asks_cards: string[] | null;
	asks_ducats: number;
	/** What the partner has picked for those. */
	picked: string[] | null;
}

/** A trade that is offered or made up. */
export interface TradeData extends TradeTerms {
	/** How many hand cards. */
	gives_hand: number;
	asks_hand: number;
}

/** What votes cost. */
export interface PriceData {
	price: 'ducats' | 'ducats_if_elected' | 'office' | 'cardinals';
	/** Ducats or cardinals; null for an office. */
	amount: number | null;
	/** The office. */
	card: string | null;
}

/** A pledge that is offered or made up: votes for a price. */
export interface PledgeData extends PriceData {
	offerer: number;
	voter: number;
	payer: number;
	/** null while none is named. */
	candidate: number | null;
	votes: number;
}

/** What is owed to a voter if the candidate becomes Pope. */
export interface PromiseData extends PriceData {
	candidate: number;
	voter: number;
	payer: number;
}

/** A hand card that is certainly in the hand of one of the seats. */
export interface KnownCard {
	card: string;
	seats: number[];
}

/** How far the round has come. */
export interface CourseData {
	part: 'setup' | 'phase' | 'election' | 'distribution' | 'over';
	/** Of the part, in order. */
	steps: string[];
	/** Which of them it is, from 0. */
	step: number;
}

/** What everybody sees, apart from what lies before the families; null is what is not there now. */
export interface TableData {
	game: 'borgia';
	phase: string;
	asked: number[];
	round: number;
	pope: number;
	/** Whose phase it is. */
	active: number;
	/** Whose turn it is where all act one after another. */
	turn: number;
	/** How many steps of the phase are over. */
	moment: number;
	/** Cards were housed anew in this phase. */
	rehoused: boolean;
	/** Trades offered in this phase. */
	offers: number;
	/** By the seat at turn, at the beginning. */
	redraws: number;
	/** Cards in the market, face down. */
	market: number;
	/** The discard pile. */
	pile: string[];
	gone: string[];
	/** Cards of the first hand that the seat at turn has shown and not laid yet. */
	to_lay: string[];
	/** Artists whose fee is to be decided. */
	owing: string[];
	/** Offices that the Pope hands out. */
	gathered: string[];
	/** By seat: offices still to get back. */
	due: number[];
	/** The card that is auctioned or has been played. */
	card: string | null;
	/** The card or home town that is struck or attacked. */
	target: string | null;
	/** The seat that is stolen from. */
	victim: number | null;
	bid: number;
	bidder: number | null;
	/** The seats that have not passed. */
	bidding: number[];
	/** He lies on the table. */
	savonarola: boolean;
	spouses: number[];
	/** Cardinals for the accusation so far. */
	yes: number;
	no: number;
	candidates: number[];
	/** Its number, 0 outside elections. */
	ballot: number;
	/** The candidate who was out first. */
	first_out: number | null;
	/** By candidate: the votes of the last ballot. */
	totals: number[];
	/** Who makes no more offers, or has voted aloud. */
	done: number[];
	reshuffled: boolean;
	/** Who got an office or a cardinal from the Pope in this round. */
	got: number[];
	promises: PromiseData[];
}

/** A position as one family sees it; null is what it may not know, or what is not there now. */
export interface ViewData extends TableData {
	course: CourseData;
	/** The card that is auctioned, played, struck, attacked, paid for, housed or handed out. */
	about: string | null;
	seat: number;
	deck: number;
	/** Cards dealt to the seat at turn, at the beginning. */
	dealt: number;
	last_ballot: boolean;
	/** Who has laid the cards of the first hand. */
	settled: number[];
	trade: TradeData | null;
	/** The trade that the viewer makes up. */
	making: TradeData | null;
	pledge: PledgeData | null;
	known: KnownCard[];
	/** The own sealed answer, as a move. */
	answer: string | null;
	/** On the own ballot: for how many candidates votes are named. */
	filled: number;
	seats: SeatData[];
}

/** What the count of this round would add now, but for the papacy. */
export interface ComingPoints {
	ducats: number | null;
	towns: number;
	artists: number;
	/** Only where the table's cards give them points. */
	offices?: number;
	total: number | null;
}

export interface VoteTally {
	cardinals: number;
	offices: number;
	total: number;
	/** Not pledged. */
	free: number;
}

export interface IncomeTally {
	towns: number;
	offices: number;
	total: number;
}

export interface TownTally {
	power: number;
	/** By card: what adds to it. */
	parts: Record<string, number>;
}

export interface HiredTally {
	power: number;
	pay: number;
}

export interface SeatTally {
	points: number;
	/** The sum of the parts that everybody can count. */
	open: number;
	parts: Record<string, number>;
	/** null when the game is over. */
	coming: ComingPoints | null;
	votes: VoteTally;
	income: IncomeTally;
	/** Ducats that can be spent. */
	means: number | null;
	/** The towns and the home town. */
	towns: Record<string, TownTally>;
	/** Offices and artists without a place. */
	unprotected: string[];
	/** Minor families without a place. */
	unhoused: string[];
	/** What could be seized, with its defence. */
	targets: Record<string, number>;
	/** By town that could be seized: the artist in it, whose fee is asked of whoever takes it. */
	artists: Record<string, string>;
	/** Without Condottieri. */
	attack: number;
	/** The Condottieri of the own sealed answer. */
	hired: HiredTally | null;
}

export interface ConclaveTally {
	total: number;
	/** Votes that elect. */
	needed: number;
	/** By candidate: votes that the viewer knows of; null outside of ballots. */
	sure: number[] | null;
	left: number | null;
}

export interface AuctionTally {
	fee: number;
	/** The lowest bid. */
	least: number;
}

/** Both sides while Condottieri are chosen, without them. */
export interface SeizureTally {
	attacker: number;
	defender: number;
	target: string;
	attack: number;
	defence: number;
	/** Equal power is enough to seize it. */
	equal_wins: boolean;
}

/** Cardinals. */
export interface AccusationTally {
	yes: number;
	no: number;
	left: number;
}

/** What the viewer, who may offer a trade or a pledge now, could name in it. By seat. */
export interface DealingTally {
	/** Open cards. */
	tradable: string[][];
	/** Hand cards that can be in the hand, as far as the viewer knows, and how many; none for the own one. */
	may_hold: Record<string, number>[];
	/** That can be asked for. */
	most_ducats: number;
	/** That the seat, as a candidate, can promise. */
	offices: string[][];
	cardinals: number[];
}

/** What the viewer can add up. */
export interface Tally {
	seats: SeatTally[];
	conclave: ConclaveTally;
	auction: AuctionTally | null;
	seizure: SeizureTally | null;
	accusation: AccusationTally | null;
	/** null while the viewer cannot offer anything. */
	dealing: DealingTally | null;
	/** The candidates as the viewer names votes for them; none for who only watches. */
	voting_order: number[];
	/** Cards in a market that is full. */
	market_size: number;
	/** Ducats that each family gets at the beginning of the next round. */
	family_income: number;
}

/** A view as a table shows it. An update leaves its sums out while they are as they were. */
export interface BorgiaView extends AnyView, ViewData {
	game: 'borgia';
	standing?: Tally;
}

/** The events by their names, and what they tell. */
export interface Events {
	first_pope: { seat: number };
	dealt: { seat: number; card?: string };
	kept_hand: { seat: number };
	redrew: { seat: number };
	showed: { seat: number; cards: string[] };
	laid: { seat: number; card: string };
	market_laid: { round: number; cards: number };
	phase_skipped: { seat: number };
	phase: { seat: number; market: number };
	spied_on_market: { seat: number };
	took_unseen: { seat: number; card?: string };
	turned_up: { seat: number; card: string };
	bid: { seat: number; ducats: number };
	passed: { seat: number };
	sold: { seat: number; card: string; ducats: number };
	no_place: { seat: number; card: string };
	fee_paid: { seat: number; card: string; ducats: number };
	rejected: { seat: number; card: string };
	housed: { seat: number; card: string; place: string };
	rehousing: { seat: number };
	played: { seat: number; card: string; other?: number; target?: string };
	nothing_stolen: { seat: number; other: number };
	stolen: { seat: number; other: number; card?: string };
	answered: { seat: number; answer?: string };
	saved: { seat: number; target: string; ducats: number };
	killed: { target: string };
	no_gift: { seat: number; card: string };
	gift: { seat: number; card: string; other: number };
	said_yes: { seat: number; cardinals: number };
	said_no: { seat: number; cardinals: number };
	accusation_upheld: { other: number; yes: number; no: number };
	accusation_failed: { other: number; yes: number; no: number };
	no_seizure: { seat: number };
	attacked: { seat: number; other: number; target: string };
	hired: { seat: number; cards: string[]; ducats: number; power: number };
	seized: { seat: number; other: number; target: string; attack: number; defence: number };
	seizure_failed: { seat: number; other: number; target: string; attack: number; defence: number };
	counter_offered: { seat: number; other: number; gives: string[]; gives_hand: number; gives_ducats: number; asks: string[]; asks_hand: number; asks_ducats: number; gives_cards?: string[]; asks_cards?: string[] };
	offered: { seat: number; other: number; gives: string[]; gives_hand: number; gives_ducats: number; asks: string[]; asks_hand: number; asks_ducats: number; gives_cards?: string[]; asks_cards?: string[] };
	trade_refused: { seat: number; other: number };
	trade_accepted: { seat: number; other: number };
	consented: { seat: number };
	forbidden: { seat: number };
	traded: { seat: number; other: number; gives_cards?: string[]; asks_cards?: string[] };
	fees_paid: { seat: number; ducats: number };
	done: { seat: number };
	pledge_offered: { seat: number; voter: number; payer: number; candidate: number; votes: number; price: string; card?: string; amount?: number };
	pledge_accepted: { seat: number; voter: number; payer: number; candidate: number; votes: number; price: string; card?: string; amount?: number };
	pledge_refused: { seat: number; other: number };
	pledge_paid: { seat: number; other: number; ducats: number };
	income: { seat: number; ducats: number };
	election: { round: number };
	ballot: { ballot: number; candidates: number[] };
	voted_aloud: { seat: number; votes: number[] };
	voted: { seat: number; votes?: number[] };
	counted: { ballot: number; totals: number[] };
	out: { seat: number };
	elected: { seat: number };
	game_over: object;
	points: { seat: number; ducats: number; papacy: number; towns: number; artists: number; offices?: number };
	round: { round: number };
	marriage_ended: object;
	savonarola_ended: object;
	family_income: { ducats: number };
	drew: { seat: number; card?: string };
	left_offices: { seat: number };
	reshuffled: { seat: number };
	office_dealt: { seat: number; card: string };
	office_kept: { seat: number; card: string };
	office_given: { seat: number; card: string };
	cardinals: { seat: number; numbers: number[] };
}
