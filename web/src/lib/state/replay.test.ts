// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Eyes } from '$lib/net/api';
import type { Frame, TableInfo } from '$lib/wire/wire';
import { INFO } from './fake-socket';
import { games } from './games.svelte';
import { ReplayState } from './replay.svelte';

const house = vi.hoisted(() => ({ asked: [] as unknown[], frames: [] as unknown[] }));
vi.mock('$lib/net/api', () => ({
	api: {
		schema: async () => ({}),
		games: async () => [{ name: 'habemus', round_event: 'round_begins' }],
		replay: async (_: string, eyes: Eyes) => {
			house.asked.push(eyes);
			return house.frames;
		},
	},
}));

const frame = (at: number, ...names: string[]): Frame => ({
	at,
	events: names.map((name) => ({ name, args: {} })),
	view: { game: 'habemus', phase: `p${at}`, asked: [] },
});
const FRAMES = [
	frame(10, 'started', 'round_begins'),
	frame(20, 'answered'),
	frame(30, 'bid_revealed', 'bid_revealed', 'taking_order'),
	frame(40, 'took'),
	frame(50, 'took', 'round_begins'),
	frame(60, 'answered'),
];

let replay: ReplayState;

beforeEach(async () => {
	house.asked = [];
	house.frames = FRAMES;
	await games.load();
	replay = new ReplayState(INFO);
	await replay.look('open');
});

describe('looking back', () => {
	it('shows one moment after the other, and stops at both ends', () => {
		expect(replay.at).toBe(0);
		expect(replay.view.phase).toBe('p10');
		replay.go(replay.at + 1);
		expect(replay.view.phase).toBe('p20');
		replay.go(-1);
		expect(replay.at).toBe(0);
		replay.go(99);
		expect(replay.at).toBe(5);
	});

	it('names who won in the last moment of a game that is over', async () => {
		const over: TableInfo = { ...INFO, status: 'over', reason: 'white_smoke', points: [12, 19], ranks: [2, 1] };
		const ended = new ReplayState(over);
		await ended.look('open');
		expect(ended.outcome).toBeNull();
		ended.go(99);
		expect(ended.outcome).toMatchObject({ reason: 'white_smoke', points: [12, 19], ranks: [2, 1] });
		replay.go(99);
		expect(replay.outcome).toBeNull();
	});

	it('tells what has happened by then, and what happens now', () => {
		replay.go(2);
		expect(replay.log.map((line) => line.version)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(replay.log.at(-1)?.event.name).toBe('taking_order');
		expect(replay.news.map((line) => line.event.name)).toEqual(['bid_revealed', 'bid_revealed', 'taking_order']);
		expect(replay.before).toBe(3);
	});

	it('has an address for each moment, which leads back to it', () => {
		replay.go(4);
		expect(replay.address).toBe(`/replay/${INFO.id}?at=9&eyes=open`);
		replay.go(0);
		replay.goToVersion(9);
		expect(replay.at).toBe(4);
	});

	it('goes from round to round', () => {
		replay.goByRound(true);
		expect(replay.at).toBe(4);
		replay.goByRound(true);
		expect(replay.at).toBe(5);
		replay.goByRound(false);
		expect(replay.at).toBe(4);
		replay.goByRound(false);
		expect(replay.at).toBe(0);
	});

	it('finds the moment of an event', () => {
		for (const [version, moment] of [
			[1, 0],
			[3, 1],
			[4, 2],
			[6, 2],
			[7, 3],
			[99, 5],
		] as const) {
			replay.goToVersion(version);
			expect(replay.at).toBe(moment);
		}
	});

	it('looks through other eyes at the same time', async () => {
		replay.go(3);
		house.frames = FRAMES.filter((one) => one.at !== 20);
		await replay.look(1);
		expect(house.asked).toEqual([{ everything: true }, { seat: 1 }]);
		expect(replay.seat).toBe(1);
		expect(replay.view.phase).toBe('p40');
		await replay.look('spectator');
		expect(replay.seat).toBeNull();
		expect(house.asked.at(-1)).toEqual({});
	});

	it('asks nobody anything', () => {
		expect(replay.question).toBeNull();
		expect(replay.names).toEqual(['Livia', 'Kircher']);
	});
});
