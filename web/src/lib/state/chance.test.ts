// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/wire/wire';
import { seedToTell, seenOf, seeSeal, sitDown, type Seen } from './chance';
import { judge, newSeed, sealOf } from './seal';

const HOUSE = '00'.repeat(32);
const OWN = '11'.repeat(32);
const OTHER = '22'.repeat(32);

function info(seals: (string | null)[], changes: Partial<TableInfo> = {}): TableInfo {
	const seats = seals.map((commitment) => ({ name: 'Anna', commitment }));
	return { id: 't', status: 'gathering', seats, ...changes } as unknown as TableInfo;
}

function record(
	seed = HOUSE,
	clients: [number, string][] = [
		[0, OWN],
		[1, OTHER],
	],
	seal = sealOf(HOUSE),
): string {
	const lines = [`commitment: ${seal}`, 'moves: 1', '0 bid AA', 'end: white_smoke', `seed: ${seed}`];
	return [...lines, ...clients.map(([seat, one]) => `client seed ${seat}: ${one}`), 'digest: 12', ''].join('\n');
}

const SEEN: Seen = { seal: sealOf(HOUSE), seed: OWN, seals: [sealOf(OWN), sealOf(OTHER)] };

beforeEach(() => localStorage.clear());

describe('a seal', () => {
	it('is the hash that the house reckons', () => {
		// The same seed is pinned in tests/core/test_rng.py.
		const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
		expect(sealOf(seed)).toBe('348023c51b2b2e7d08bb2549bfc448538464a7a5719e2fab13be8719842b5d6a');
	});

	it('is made of a new seed each time', () => {
		expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
		expect(newSeed()).not.toBe(newSeed());
	});

	it('of the house counts as it was seen first', () => {
		seeSeal('t', 'a');
		seeSeal('t', 'b');
		expect(seenOf('t').seal).toBe('a');
	});
});

describe('the own seed', () => {
	it('is there before the house hears of it, where the table is known', async () => {
		await sitDown((seal) => {
			expect(sealOf(seenOf('t').seed!)).toBe(seal);
			return Promise.resolve(info([seal]));
		}, 't');
	});

	it('is told when everybody sits, and not before', async () => {
		let own = '';
		await sitDown((seal) => Promise.resolve(info([(own = seal)])));
		const free = info([own, null]);
		free.seats[1]!.name = null;
		expect(seedToTell(free)).toBeNull();
		const full = info([own, sealOf(OTHER)]);
		expect(sealOf(seedToTell(full)!)).toBe(own);
		expect(seenOf('t').seals).toEqual([own, sealOf(OTHER)]);
		expect(seedToTell(info([own], { status: 'playing' }))).toBeNull();
	});

	it('is not told where another seal stands, and its seals are those of the first time', async () => {
		let own = '';
		await sitDown((seal) => Promise.resolve(info([(own = seal)])));
		expect(seedToTell(info([sealOf(OTHER), null]))).toBeNull();
		seedToTell(info([own, sealOf(OTHER)]));
		seedToTell(info([own, sealOf(HOUSE)]));
		expect(seenOf('t').seals).toEqual([own, sealOf(OTHER)]);
	});
});

describe('a record', () => {
	it('fits what was seen', () => {
		expect(judge(SEEN, record())).toEqual({ kind: 'kept', players: 2 });
		expect(judge({ seal: sealOf(HOUSE) }, record(HOUSE, []))).toEqual({ kind: 'kept', players: 0 });
	});

	it('does not fit another seal of the house, nor another seed behind it', () => {
		expect(judge(SEEN, record(OTHER, [[0, OWN]], sealOf(OTHER)))).toEqual({ kind: 'changed' });
		expect(judge(SEEN, record(OTHER))).toEqual({ kind: 'changed' });
		expect(judge(SEEN, record('none'))).toEqual({ kind: 'changed' });
	});

	it('does not fit when somebody else told another seed than was sealed', () => {
		expect(
			judge(
				SEEN,
				record(HOUSE, [
					[0, OWN],
					[1, HOUSE],
				]),
			),
		).toEqual({ kind: 'changed' });
		expect(
			judge(
				SEEN,
				record(HOUSE, [
					[0, OWN],
					[2, OTHER],
				]),
			),
		).toEqual({ kind: 'changed' });
	});

	it('tells that the own seed is missing', () => {
		expect(judge(SEEN, record(HOUSE, [[1, OTHER]]))).toEqual({ kind: 'left-out' });
	});

	it('says nothing to who was shown nothing', () => {
		expect(judge({}, record())).toBeNull();
	});
});
