/** What a view of Borgia means at the table. */
import { eventsOf } from '$lib/state/events';
import type { Texts } from '$lib/text/texts';
import { kindOf, type Housed } from './cards/faces';
import type { Events, SeatData } from './schema';

export type { BorgiaView } from './schema';
export const argsOf = eventsOf<Events>();

export const HOUSED: Housed[] = ['office', 'artist', 'minor_family'];

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

/** Which slots of the market are empty. The cards are alike, so any will do, but always the same ones. */
export function emptySlots(size: number, left: number): Set<number> {
	const order = Array.from({ length: size }, (_, slot) => slot).sort((a, b) => ((a * 7 + 3) % 13) - ((b * 7 + 3) % 13));
	return new Set(order.slice(0, size - left));
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

/** Whether the boards of so many others have no room side by side: then one is open, and the rest are folded. */
export const isFoldedAway = (others: number, isNarrow: boolean): boolean => others > (isNarrow ? 2 : 3);
