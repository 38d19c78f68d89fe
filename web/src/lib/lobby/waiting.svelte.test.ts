// @vitest-environment happy-dom

import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableState } from '$lib/state/table.svelte';
import type { SeatInfo, TableInfo, Terms } from '$lib/wire/wire';

vi.mock('$lib/state/me.svelte', () => ({ myself: { me: { id: 'marco' } } }));
const { Waiting } = await import('./waiting.svelte');

const TERMS = {
	game: 'habemus',
	seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
	clock: { kind: 'none' },
	memory: false,
} as unknown as Terms;

const seat = (player: string | null, agreed = true) => ({ name: player, player, agreed }) as SeatInfo;

/** Marco sits in seat 1 of Livia's table, or only looks at it. */
class Table {
	id = 't1';
	seats = $state.raw<number[]>([1]);
	info = $state.raw<TableInfo | null>(null);

	constructor(seats: SeatInfo[], terms = TERMS) {
		this.info = { host: 'livia', seats, terms } as TableInfo;
	}

	change(next: Partial<TableInfo>): void {
		this.info = { ...this.info, ...next } as TableInfo;
		flushSync();
	}
}

function waits(table: Table) {
	const waiting = new Waiting(table as unknown as TableState);
	const stop = $effect.root(() => {
		$effect(() => waiting.follow());
	});
	flushSync();
	return { waiting, stop };
}

it('knows who is host, who is missing, and who is asked to agree', () => {
	const { waiting, stop } = waits(new Table([seat('livia'), seat('marco', false), seat(null)]));
	expect(waiting).toMatchObject({ missing: 1, isHost: false, isSeated: true, host: 'livia', isAsked: true });
	stop();
});

it('remembers what was agreed until the reader has agreed to what came instead', () => {
	const table = new Table([seat('livia'), seat('marco'), seat(null)]);
	const { waiting, stop } = waits(table);
	const other = { ...TERMS, memory: true };
	table.change({ terms: other, seats: [seat('livia'), seat('marco', false), seat(null)] });
	expect(waiting.before).toEqual(TERMS);
	// A bot in a free seat is no other agreement.
	table.change({
		terms: { ...other, seats: [...TERMS.seats.slice(0, 2), { kind: 'bot', level: 'random', name: null }] },
	});
	expect(waiting.before).toEqual(TERMS);
	table.change({ seats: [seat('livia'), seat('marco'), seat(null)] });
	expect(waiting.before).toBeNull();
	stop();
});

it('one seat less is another agreement', () => {
	const table = new Table([seat('livia'), seat('marco'), seat(null)]);
	const { waiting, stop } = waits(table);
	table.change({
		terms: { ...TERMS, seats: TERMS.seats.slice(0, 2) },
		seats: [seat('livia'), seat('marco', false)],
	});
	expect(waiting.before?.seats).toHaveLength(3);
	stop();
});
