import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '$lib/net/api';
import type { Words } from '$lib/text/words.svelte';
import type { GameSchema, Lesson, LessonReply } from '$lib/wire/wire';
import { LessonStage, type Around } from './lesson.svelte';

const question = { number: 0, kind: 'bid', source: '', sealed: true, moves: ['bid D', 'bid A'] };
const nothing: LessonReply = { moments: [], question, task: 0, outcome: null, refused: null, aside: false };
const view = (phase: string) => ({ game: 'habemus', phase, asked: [0] });
const lesson: Lesson = {
	game: 'habemus',
	seat: 0,
	names: ['', 'Bruno'],
	steps: [
		{
			id: 'bid',
			rules: ['5.2'],
			point: ['zone display'],
			tasks: [['zone gems'], ['zone display']],
			start: { ...nothing, moments: [{ events: [], view: view('bid') }] },
		},
	],
};
const first = lesson.steps[0]!;

function staged(send: Around['send']): LessonStage {
	const words = { texts: () => null } as unknown as Words;
	return new LessonStage(lesson, first, {
		words,
		schema: {} as GameSchema,
		name: () => 'Anna',
		because: () => 'Read.',
		send,
		pause: async () => undefined,
	});
}

describe('a step of a lesson', () => {
	it('begins with its position and its question', () => {
		const stage = staged(async () => nothing);
		expect(stage.view.phase).toBe('bid');
		expect(stage.question?.moves).toEqual(['bid D', 'bid A']);
		expect(stage.names).toEqual(['Anna', 'Bruno']);
		expect(stage.task).toBe(0);
		expect(stage.point).toEqual(['zone gems']);
		expect(stage.isDone).toBe(false);
	});

	it('sends all answers so far, and shows what follows moment by moment', async () => {
		const sent: string[][] = [];
		const seen: string[] = [];
		const replies: LessonReply[] = [
			{
				...nothing,
				moments: [
					{ events: [{ name: 'answered', args: { seat: 0 } }], view: view('bid') },
					{ events: [{ name: 'bid_revealed', args: { seat: 1 } }], view: view('take') },
				],
				question: { ...question, number: 1, kind: 'take', moves: ['take louis'] },
				task: 1,
			},
			{ ...nothing, moments: [{ events: [], view: view('play_action') }], question: null, task: null },
		];
		const stage = staged(async (_, moves) => {
			sent.push(moves);
			return replies.shift() ?? nothing;
		});
		const spy = vi.spyOn(stage as unknown as { view: unknown }, 'view', 'set');
		stage.answer('bid D');
		await vi.waitFor(() => expect(stage.sending).toBe(false));
		seen.push(...spy.mock.calls.map(([one]) => (one as { phase: string }).phase));
		expect(seen).toEqual(['bid', 'take']);
		expect(stage.log.map((line) => [line.version, line.event.name])).toEqual([
			[1, 'answered'],
			[2, 'bid_revealed'],
		]);
		expect(stage.news).toHaveLength(2);
		expect(stage.question?.kind).toBe('take');
		stage.answer('take louis');
		await vi.waitFor(() => expect(stage.isDone).toBe(true));
		expect(sent).toEqual([['bid D'], ['bid D', 'take louis']]);
		expect(stage.question).toBeNull();
		expect(stage.because).toBe('Read.');
		expect(stage.point).toEqual([]);
	});

	it('keeps the question when an answer is beside the task, or forbidden', async () => {
		const refused = { type: 'refused', id: '', code: 'no', text: '', rule: '5.3', args: {} } as const;
		const replies: LessonReply[] = [
			{ ...nothing, aside: true },
			{ ...nothing, refused },
		];
		const stage = staged(async () => replies.shift() ?? nothing);
		stage.answer('bid A');
		await vi.waitFor(() => expect(stage.remark).toBe('aside'));
		await vi.waitFor(() => expect(stage.sending).toBe(false));
		expect(stage.moves).toEqual([]);
		stage.answer('bid A');
		await vi.waitFor(() => expect(stage.refusal).toEqual(refused));
		expect(stage.remark).toBe('');
		expect(stage.question).toEqual(question);
	});

	it('asks why a move is not allowed without playing it', async () => {
		const refused = { type: 'refused', id: '', code: 'no', text: '', rule: '5.3', args: {} } as const;
		const stage = staged(async () => ({ ...nothing, refused }));
		expect(await stage.why('bid RR')).toEqual(refused);
		expect(stage.refusal).toBeNull();
		expect(stage.moves).toEqual([]);
	});

	it('says when the house does not answer, and can go on', async () => {
		let isOpen = false;
		const stage = staged(async () => {
			if (!isOpen) throw new ApiError('offline', '', 0);
			return { ...nothing, moments: [{ events: [], view: view('take') }], task: 1 };
		});
		stage.answer('bid D');
		await vi.waitFor(() => expect(stage.remark).toBe('failed'));
		isOpen = true;
		stage.answer('bid D');
		await vi.waitFor(() => expect(stage.task).toBe(1));
		expect(stage.remark).toBe('');
	});

	it('takes no second answer while one is on its way', async () => {
		const send = vi.fn(async () => nothing);
		const stage = staged(send);
		stage.answer('bid D');
		stage.answer('bid A');
		await vi.waitFor(() => expect(stage.sending).toBe(false));
		expect(send).toHaveBeenCalledTimes(1);
	});

	it('plays nothing more when it was left', async () => {
		const stage = staged(async () => ({
			...nothing,
			moments: [
				{ events: [], view: view('take') },
				{ events: [], view: view('over') },
			],
		}));
		stage.answer('bid D');
		stage.close();
		await new Promise((done) => setTimeout(done, 10));
		expect(stage.view.phase).toBe('bid');
	});
});
