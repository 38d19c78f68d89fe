/** Seeds and their seals, and whether a record fits what was seen of them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seen } from './chance';

const SEED_BYTES = 32;

/** `kept`: all is as promised. `changed`: it is not. `left-out`: only the own seed is missing. */
export type Verdict = { kind: 'kept'; players: number } | { kind: 'changed' | 'left-out' };

export function sealOf(seed: string): string {
	return bytesToHex(sha256(concatBytes(utf8ToBytes('curia seed 1\n'), hexToBytes(seed))));
}

export function newSeed(): string {
	return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
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
