/** One step of a first game, as a table shows it. The house keeps nothing of it: all answers are sent each time. */
import { ApiError } from '$lib/net/api';
import type { AnyView, LogLine, Stage } from '$lib/state/stage';
import type { Texts } from '$lib/text/texts';
import type { Words } from '$lib/text/words.svelte';
import type {
	GameSchema,
	Lesson,
	LessonMoment,
	LessonReply,
	LessonStep,
	OutcomeItem,
	Question,
	Refused,
	SeatNow,
} from '$lib/wire/wire';

/** What a lesson needs of the world around it. */
export interface Around {
	/** The words of the game. */
	words: Words;
	schema: GameSchema;
	/** What the learner is called at the table. */
	name: () => string;
	/** What is said where nothing is asked. */
	because: () => string;
	send: (step: string, moves: string[]) => Promise<LessonReply>;
	/** Between two moments, so that one can follow. */
	pause: () => Promise<void>;
	/** A moment is seen. */
	seen?: (moment: LessonMoment) => void;
}

/** What the slip says beside its text: nothing, that an answer was beside the task, or what went wrong. */
export type Remark = '' | 'aside' | 'refused' | 'failed' | 'too-many';

export class LessonStage implements Stage {
	readonly game: string;
	readonly seat: number;
	readonly step: LessonStep;
	view = $state.raw<AnyView>({ game: '', phase: '', asked: [] });
	question = $state.raw<Question | null>(null);
	sending = $state(false);
	refusal = $state.raw<Refused | null>(null);
	outcome = $state.raw<OutcomeItem | null>(null);
	log = $state.raw<LogLine[]>([]);
	/** The number of the task that is on; null when all are done. */
	task = $state<number | null>(null);
	remark = $state<Remark>('');
	/** All that the learner has answered in this step. */
	moves = $state.raw<string[]>([]);
	readonly clock = null;
	readonly clockRead = 0;
	readonly paused = false;
	readonly proposal = null;
	readonly chat = [];
	readonly reopen = null;

	readonly #lesson!: Lesson;
	readonly #around!: Around;
	#readUpTo = $state(0);
	#isClosed = false;

	readonly names = $derived(
		this.#lesson.names.map((name, seat) => (seat === this.#lesson.seat ? this.#around.name() : name)),
	);
	readonly now = $derived(
		this.names.map((name): SeatNow => ({
			name,
			bot: null,
			stand_in: null,
			present: true,
			conceded: false,
			program: false,
		})),
	);
	readonly news = $derived(this.log.filter((line) => line.version > this.#readUpTo));
	readonly #texts = $derived(this.#around.words.texts(this.#around.schema, this.names));

	constructor(lesson: Lesson, step: LessonStep, around: Around) {
		this.#lesson = lesson;
		this.#around = around;
		this.game = lesson.game;
		this.seat = lesson.seat;
		this.step = step;
		this.#show(step.start.moments.at(-1));
		this.#ask(step.start);
	}

	/** Whether there is nothing left to do, and there was something. */
	get isDone(): boolean {
		return this.task === null && this.step.tasks.length > 0;
	}

	/** Whether the words are there. */
	get ready(): boolean {
		return this.#texts !== null;
	}

	get texts(): Texts {
		if (!this.#texts) throw new Error('the lesson is shown before its words are there');
		return this.#texts;
	}

	/** What to look at now. */
	get point(): string[] {
		if (this.sending || this.isDone) return [];
		return this.task === null ? this.step.point : (this.step.tasks[this.task] ?? []);
	}

	/** While the others answer the table says for whom one waits; else the slip is to be read. */
	get because(): string {
		return this.question || this.sending ? '' : this.#around.because();
	}

	close(): void {
		this.#isClosed = true;
	}

	answer(move: string): void {
		if (this.sending || !this.question) return;
		void this.#answer(move);
	}

	async why(move: string): Promise<Refused | null> {
		try {
			return (await this.#around.send(this.step.id, [...this.moves, move])).refused;
		} catch {
			return null;
		}
	}

	forgetRefusal(): void {
		this.refusal = null;
	}

	async #answer(move: string): Promise<void> {
		this.sending = true;
		this.refusal = null;
		this.remark = '';
		const moves = [...this.moves, move];
		let reply: LessonReply;
		try {
			reply = await this.#around.send(this.step.id, moves);
		} catch (error) {
			const code = error instanceof ApiError ? error.code : '';
			this.remark = code === 'offline' ? 'failed' : code === 'too-many' ? 'too-many' : 'refused';
			this.sending = false;
			return;
		}
		if (reply.refused || reply.aside) {
			this.refusal = reply.refused;
			this.remark = reply.aside ? 'aside' : '';
		} else {
			this.moves = moves;
			this.#readUpTo = this.log.at(-1)?.version ?? 0;
			this.question = null;
			await this.#play(reply.moments);
			if (this.#isClosed) return;
			this.#ask(reply);
		}
		this.sending = false;
	}

	/** One moment after the other, so that one sees what the others do. */
	async #play(moments: LessonMoment[]): Promise<void> {
		for (const [i, moment] of moments.entries()) {
			if (i > 0) await this.#around.pause();
			if (this.#isClosed) return;
			this.#show(moment);
			this.#around.seen?.(moment);
		}
	}

	#show(moment: LessonMoment | undefined): void {
		if (!moment) return;
		const before = this.log.at(-1)?.version ?? 0;
		const lines = moment.events.map((event, i) => ({ version: before + 1 + i, at: Date.now(), event }));
		if (lines.length) this.log = [...this.log, ...lines];
		this.view = moment.view as AnyView;
	}

	#ask(reply: LessonReply): void {
		this.question = reply.question;
		this.task = reply.task;
		this.outcome = reply.outcome;
	}
}
