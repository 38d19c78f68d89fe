/** What the log tells of the past: bids that were topped, points of each round. */
import type { LogLine } from '$lib/state/stage';
import { argsOf } from './view';

/** The lines since the last event with one of these names, itself included; all where the log, as in a lesson, does not
 *  reach back so far. */
export function since(log: LogLine[], ...names: string[]): LogLine[] {
	return log.slice(
		Math.max(
			0,
			log.findLastIndex((line) => names.includes(line.event.name)),
		),
	);
}

/** The last bid of a seat in the auction that is on. */
export function bidOf(log: LogLine[], seat: number): number | null {
	const bids = since(log, 'turned_up').flatMap(({ event }) => argsOf(event, 'bid') ?? []);
	return bids.findLast((bid) => bid.seat === seat)?.ducats ?? null;
}

/** The points of a seat in each round, as they were told. */
export function pointsByRound(log: LogLine[], seat: number): Record<string, number>[] {
	return log.flatMap(({ event }) => argsOf(event, 'points') ?? []).filter((points) => points.seat === seat);
}
