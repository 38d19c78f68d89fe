/** What the log tells of the matters that a view does not keep: bids, the size of the market, points of each round. */
import type { LogLine } from '$lib/state/stage';
import { argsOf } from './view';

/** The lines since the last event with one of these names, itself included; none if it never happened. */
export function since(log: LogLine[], ...names: string[]): LogLine[] {
	const start = log.findLastIndex((line) => names.includes(line.event.name));
	return start < 0 ? [] : log.slice(start);
}

/** What each seat has said in the auction that is on: its highest bid, and whether it has passed. */
export function bidsOf(log: LogLine[], seats: number): { bid: number | null; passed: boolean }[] {
	const bids = Array.from({ length: seats }, () => ({ bid: null as number | null, passed: false }));
	for (const { event } of since(log, 'turned_up')) {
		const bid = argsOf(event, 'bid');
		const bidder = bids[(bid ?? argsOf(event, 'passed'))?.seat ?? -1];
		if (!bidder) continue;
		if (bid) bidder.bid = bid.ducats;
		else bidder.passed = true;
	}
	return bids;
}

/** How many cards the market had when it was laid; at least those that are left. */
export function marketSize(log: LogLine[], left: number): number {
	const laid = log.findLast((line) => line.event.name === 'market_laid');
	return Math.max(left, (laid && argsOf(laid.event, 'market_laid')?.cards) ?? 0);
}

/** Which slots of the market are empty. The cards are alike, so any will do, but always the same ones. */
export function emptySlots(size: number, left: number): Set<number> {
	const order = Array.from({ length: size }, (_, slot) => slot).sort((a, b) => ((a * 7 + 3) % 13) - ((b * 7 + 3) % 13));
	return new Set(order.slice(0, size - left));
}

/** The points of each round by seat, as they were told: `[round][seat][part]`. */
export function pointsByRound(log: LogLine[], seats: number): Record<string, number>[][] {
	const told = log.flatMap((line) => argsOf(line.event, 'points') ?? []);
	const rounds: Record<string, number>[][] = [];
	told.forEach(({ seat, ...parts }, i) => {
		const round = (rounds[Math.floor(i / seats)] ??= []);
		round[seat] = parts;
	});
	return rounds;
}
