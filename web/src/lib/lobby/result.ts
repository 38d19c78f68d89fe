/** How a game that is over went, for the player who looks back at it. */
import { seatName } from '$lib/text/seat-name';
import type { TableInfo } from '$lib/wire/wire';

export type Result =
	| { kind: 'won' | 'shared' | 'none' }
	| { kind: 'place'; place: number; of: number }
	/** Nobody or everybody at the table is the reader: then who won is told. */
	| { kind: 'winner'; names: string[] };

export function resultOf(table: TableInfo, me: string): Result {
	const { ranks, seats } = table;
	if (!ranks.length) return { kind: 'none' };
	const mine = seats.flatMap((seat, i) => (seat.player === me ? [i] : []));
	const winners = ranks.flatMap((rank, i) => (rank === 1 ? [i] : []));
	const [seat] = mine;
	if (mine.length !== 1 || seat === undefined) {
		return { kind: 'winner', names: winners.map((winner) => seatName(seats[winner]?.name)) };
	}
	const place = ranks[seat] ?? 0;
	if (place === 1) return { kind: winners.length > 1 ? 'shared' : 'won' };
	return { kind: 'place', place, of: seats.length };
}

/** The seats from the first place to the last, each with its points if the game was counted. */
export function standing(
	table: TableInfo,
): { seat: number; name: string; points: number | null; rank: number | null }[] {
	return table.seats
		.map(({ name }, seat) => ({
			seat,
			name: seatName(name),
			points: table.points[seat] ?? null,
			rank: table.ranks[seat] ?? null,
		}))
		.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}
