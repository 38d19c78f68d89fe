/** What a view of Borgia means at the table. */
import { eventsOf } from '$lib/state/events';
import type { LogLine } from '$lib/state/stage';
import type { Texts } from '$lib/text/texts';
import { kindOf, type Housed } from './cards/faces';
import type { BorgiaView, Events, SeatData } from './schema';

export type { BorgiaView } from './schema';
export const argsOf = eventsOf<Events>();

export const HOUSED: Housed[] = ['office', 'artist', 'minor_family'];

/** The parts of a round, each with its own steps. */
export type Part = 'setup' | 'phase' | 'election' | 'distribution' | 'over';

const SETUP = ['draw_pope', 'deal_hand', 'redraw', 'lay'];
const ELECTION = [
	...['pledge', 'pledge_answer', 'pledge_candidate', 'pledge_votes', 'pledge_price'],
	...['ballot', 'name_out', 'last_word'],
];
const DISTRIBUTION = ['draw_card', 'reshuffle', 'assign', 'deal_office', 'hand_out', 'cardinals'];

/** Asked for whenever somebody gets a card. */
const ANYWHERE = ['fee', 'place'];

export function partOf(view: BorgiaView, log: LogLine[]): Part {
	if (view.phase === 'over') return 'over';
	if (SETUP.includes(view.phase)) return 'setup';
	if (ELECTION.includes(view.phase)) return 'election';
	if (DISTRIBUTION.includes(view.phase)) return 'distribution';
	if (!ANYWHERE.includes(view.phase)) return 'phase';
	const last = log.findLast((line) => line.event.name === 'phase' || line.event.name === 'round');
	if (last) return last.event.name === 'phase' ? 'phase' : 'distribution';
	return view.market === 0 ? 'setup' : 'phase';
}

/** The steps of each part, in the order in which they come. */
export const STEPS: Record<Part, string[]> = {
	setup: ['redraw', 'lay'],
	phase: ['market', 'play', 'seize'],
	election: ['pledge', 'ballot'],
	distribution: ['draw', 'offices', 'cardinals'],
	over: [],
};

const STEP_OF: Record<string, string> = {
	redraw: 'redraw',
	lay: 'lay',
	draw_card: 'draw',
	reshuffle: 'offices',
	assign: 'offices',
	deal_office: 'offices',
	hand_out: 'offices',
	cardinals: 'cardinals',
	ballot: 'ballot',
	name_out: 'ballot',
	last_word: 'ballot',
};

export function stepOf(view: BorgiaView, part: Part): string {
	if (part === 'phase') return STEPS.phase[Math.min(view.moment, 2)] ?? '';
	if (ANYWHERE.includes(view.phase)) return part === 'setup' ? 'lay' : view.market > 0 ? 'offices' : 'draw';
	return STEP_OF[view.phase] ?? STEPS[part][0] ?? '';
}

/** The towns of a seat as columns: the home town first, then the others in the order of the card list. */
export function townsOf(seat: SeatData): string[] {
	return [seat.home, ...Object.keys(seat.places).filter((town) => town !== seat.home)];
}

/** What stands in a town's place for a kind. */
export function housedIn(texts: Texts, seat: SeatData, town: string, kind: Housed): string {
	return seat.places[town]?.find((card) => kindOf(texts, card) === kind) ?? '';
}

/** What has no place needs more room than a town: its box has a word over it. */
export const LOOSE = 1.5;

/** How many columns a family's board needs: a town each, and one for what has no place or waits for one. */
export function columnsOf(seat: SeatData): number {
	return townsOf(seat).length + (seat.unhoused.length || seat.new.length ? LOOSE : 0);
}

/** Pixels: the narrowest small card and its gap. */
export const COLUMN = 68;
/** Pixels: a town without its card, whose places still have room for names. */
export const NAMES = 88;
/** Pixels: a town whose power has room beside its card. */
export const ROOMY = 94;

/** How often each card is there, in the order of the first. */
export function stacked(cards: string[]): { card: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return [...counts].map(([card, count]) => ({ card, count }));
}

/** The amounts that a question allows in moves such as 'bid 12' or 'give 20 ducats'. */
export function amounts(moves: string[], pattern: RegExp): { least: number; most: number } | null {
	let least = Infinity;
	let most = -1;
	for (const move of moves) {
		const found = pattern.exec(move);
		if (!found) continue;
		const amount = Number(found[1]);
		least = Math.min(least, amount);
		most = Math.max(most, amount);
	}
	return most < 0 ? null : { least, most };
}

/** The candidates in the order in which a voter names them: from the own family clockwise. */
export function votingOrder(view: BorgiaView, voter: number): number[] {
	const count = view.seats.length;
	const order = Array.from({ length: count }, (_, i) => (voter + i) % count);
	return order.filter((seat) => view.candidates.includes(seat));
}
