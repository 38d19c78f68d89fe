/** What this device adds to chance, and what it was shown of it before the game: nobody shall choose chance, not even
 *  whoever runs the house (ADR 2). Kept on the device, so that a record can be compared with it at the end. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableInfo } from '$lib/wire/wire';
import { recall, remember } from './stored';

/** Tables; the records of the oldest were compared long ago. */
const MOST = 100;
const SEED_BYTES = 32;

export interface Seen {
	/** The house's seal, as it was shown first. */
	seal?: string;
	/** The own seed, from sitting down on. */
	seed?: string;
	/** The seals of all seats when the own seed was told. */
	seals?: (string | null)[];
}

/** `kept`: all is as promised. `changed`: it is not. `left-out`: only the own seed is missing. */
export type Verdict = { kind: 'kept'; players: number } | { kind: 'changed' | 'left-out' };

export function sealOf(seed: string): string {
	return bytesToHex(sha256(concatBytes(utf8ToBytes('curia seed 1\n'), hexToBytes(seed))));
}

export function newSeed(): string {
	return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
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
	const seed = newSeed();
	if (table) keep(table, { seed, seals: undefined });
	const own = sealOf(seed);
	const made = await sit(own);
	// Who sat there already did so with another one.
	if (!table && made.seats.some((seat) => seat.commitment === own)) keep(made.id, { seed });
	return made;
}

/** The house has shown its seal; the first one counts. */
export function seeSeal(table: string, seal: string): void {
	if (!seenOf(table).seal) keep(table, { seal });
}

/** The own seed, if now is the time to tell it: everybody sits, and has given a seal or never will. */
export function seedToTell(info: TableInfo): string | null {
	const { seed, seals } = seenOf(info.id);
	const isFull = info.seats.every((seat) => seat.name !== null);
	if (info.status !== 'gathering' || !isFull || !seed) return null;
	const own = sealOf(seed);
	const now = info.seats.map((seat) => seat.commitment ?? null);
	if (!now.includes(own)) return null;
	// Once told it is told: were the seals exchanged afterwards, the record would not fit these.
	if (!seals) keep(info.id, { seals: now });
	return seed;
}

/** Whether chance was what this device was promised; null if there is nothing to compare. */
export function judge(seen: Seen, record: string): Verdict | null {
	const field = (name: string) => new RegExp(`^${name}: ([0-9a-f]{64})$`, 'm').exec(record)?.[1];
	const seal = field('commitment');
	const seed = field('seed');
	if (!seen.seal) return null;
	if (!seal || !seed || seal !== seen.seal || sealOf(seed) !== seen.seal) return { kind: 'changed' };
	const told = [...record.matchAll(/^client seed (\d): ([0-9a-f]{64})$/gm)];
	const { seals } = seen;
	if (seals && told.some(([, seat, one]) => sealOf(one!) !== seals[Number(seat)])) return { kind: 'changed' };
	if (seals && seen.seed && !told.some(([, , one]) => one === seen.seed)) return { kind: 'left-out' };
	return { kind: 'kept', players: told.length };
}
