/** What this device adds to chance, and what it was shown of it before the game: nobody shall choose chance, not even
 *  whoever runs the house (ADR 2). Kept on the device, so that a record can be compared with it at the end. */
import { imported } from '$lib/net/imported';
import type { TableInfo } from '$lib/wire/wire';
import { recall, remember } from './stored';

/** Tables; the records of the oldest were compared long ago. */
const MOST = 100;
/** A hash that browsers have only where a house is reached by https: loaded by who sits down, and at the end. */
export const seals = imported(() => import('./seal'));

export interface Seen {
	/** The house's seal, as it was shown first. */
	seal?: string;
	/** The own seed, from sitting down on, and its seal. */
	seed?: string;
	own?: string;
	/** The seals of all seats when the own seed was told. */
	seals?: (string | null)[];
}

const all = () => recall<Record<string, Seen>>('chance');

export function seenOf(table: string): Seen {
	return all()[table] ?? {};
}

function keep(table: string, seen: Seen): void {
	const others = Object.entries(all()).filter(([one]) => one !== table);
	remember('chance', Object.fromEntries([[table, { ...seenOf(table), ...seen }], ...others].slice(0, MOST)));
}

/** Sit down with a seal of one's own. Where the table is known its seed is kept first: the game may begin at once. */
export async function sitDown(sit: (seal: string) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
	const { newSeed, sealOf } = await seals();
	const seed = newSeed();
	const own = sealOf(seed);
	if (table) keep(table, { seed, own, seals: undefined });
	const made = await sit(own);
	// Who sat there already did so with another one.
	if (!table && made.seats.some((seat) => seat.commitment === own)) keep(made.id, { seed, own });
	return made;
}

/** The house has shown its seal; the first one counts. */
export function seeSeal(table: string, seal: string): void {
	if (!seenOf(table).seal) keep(table, { seal });
}

/** The own seed, if now is the time to tell it: everybody sits, and has given a seal or never will. */
export function seedToTell(info: TableInfo): string | null {
	const { seed, own, seals } = seenOf(info.id);
	const isFull = info.seats.every((seat) => seat.name !== null);
	if (info.status !== 'gathering' || !isFull || !seed || !own) return null;
	const now = info.seats.map((seat) => seat.commitment ?? null);
	if (!now.includes(own)) return null;
	// Once told it is told: were the seals exchanged afterwards, the record would not fit these.
	if (!seals) keep(info.id, { seals: now });
	return seed;
}
