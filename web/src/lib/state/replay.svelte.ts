/** A game looked back at: moment by moment, through the eyes of a seat or with everything open. */
import { api, type Eyes } from '$lib/net/api';
import { seatName } from '$lib/text/seat-name';
import type { Texts } from '$lib/text/texts';
import { Words } from '$lib/text/words.svelte';
import type { Frame, GameSchema, OutcomeItem, SeatNow, TableInfo } from '$lib/wire/wire';
import { games } from './games.svelte';
import type { AnyView, LogLine, Stage } from './stage';
import { tellAll, type Telling } from './telling';

export class ReplayState implements Stage {
	readonly info: TableInfo;
	/** Through whose eyes: a seat, a spectator's, or all. */
	eyes = $state<number | 'spectator' | 'open'>('spectator');
	frames = $state.raw<Frame[]>([]);
	/** The moment that is shown. */
	at = $state(0);
	schema = $state.raw<GameSchema | null>(null);
	readonly words!: Words;
	readonly question = null;
	readonly sending = false;
	readonly refusal = null;
	readonly clock = null;
	readonly clockRead = 0;
	readonly paused = false;
	readonly proposal = null;
	readonly chat = [];
	readonly reopen = null;

	readonly #texts = $derived(this.schema ? this.words.texts(this.schema, this.names) : null);
	readonly #frame = $derived(this.frames[Math.min(this.at, this.frames.length - 1)]);
	readonly view = $derived((this.#frame?.view ?? { game: '', phase: '', asked: [] }) as AnyView);
	/** The versions after each moment: how many events there were by then. */
	readonly versions = $derived.by(() => {
		let sum = 0;
		return this.frames.map((frame) => (sum += frame.events.length));
	});
	readonly #lines = $derived(
		this.frames.map((frame, i) =>
			frame.events.map((event, j): LogLine => ({
				version: (this.versions[i] ?? 0) - frame.events.length + 1 + j,
				at: frame.at,
				event,
			})),
		),
	);
	readonly log = $derived(this.#lines.slice(0, this.at + 1).flat());
	/** What happened in the moment that is shown. */
	readonly news = $derived(
		(this.#frame?.events ?? []).map((event, j) => ({ version: j, at: this.#frame?.at ?? 0, event })),
	);
	readonly before = $derived((this.versions[this.at] ?? 0) - this.news.length);
	/** The moments at which rounds begin. */
	readonly rounds = $derived(
		this.frames.flatMap((frame, i) =>
			i === 0 || frame.events.some((event) => event.name === games.item(this.game)?.round_event) ? [i] : [],
		),
	);

	constructor(info: TableInfo) {
		this.info = info;
		this.words = new Words(info.terms.game);
		void api.schema(info.terms.game).then((schema) => (this.schema = schema));
	}

	get game(): string {
		return this.info.terms.game;
	}

	get names(): string[] {
		return this.info.seats.map((seat) => seatName(seat.name));
	}

	get now(): SeatNow[] {
		return this.info.seats.map((seat) => ({
			name: seat.name,
			bot: seat.bot,
			stand_in: null,
			present: true,
			conceded: false,
			program: seat.program,
		}));
	}

	get seat(): number | null {
		return typeof this.eyes === 'number' ? this.eyes : null;
	}

	/** The last moment of a game that has been played to its end tells who won. */
	get outcome(): OutcomeItem | null {
		const { status, reason, points, ranks } = this.info;
		if (status !== 'over' || !ranks?.length || this.at < this.frames.length - 1) return null;
		return { reason: reason ?? '', points: points ?? [], parts: [], ranks };
	}

	get ready(): boolean {
		return this.frames.length > 0 && this.#texts !== null;
	}

	get texts(): Texts {
		if (!this.#texts) throw new Error('the replay is shown before its words are there');
		return this.#texts;
	}

	/** Where this moment is shown, through these eyes. */
	get address(): string {
		return `/replay/${this.info.id}?at=${this.versions[this.at] ?? 0}&eyes=${this.eyes}`;
	}

	/** What happens in this moment, in sentences in the words of the game; it is all that there is to see, so nothing is
	 *  left out. */
	told(how: Telling, texts: Texts): string {
		return tellAll(this.news, { ...how, silent: [] }, texts, this.seat);
	}

	/** Look through other eyes, at the same time of the game. */
	async look(eyes: number | 'spectator' | 'open'): Promise<void> {
		const time = this.#frame?.at ?? null;
		const asked: Eyes = eyes === 'open' ? { everything: true } : eyes === 'spectator' ? {} : { seat: eyes };
		const frames = await api.replay(this.info.id, asked);
		this.eyes = eyes;
		this.frames = frames;
		if (time !== null)
			this.at = Math.max(
				0,
				frames.findLastIndex((frame) => frame.at <= time),
			);
	}

	go(to: number): void {
		this.at = Math.max(0, Math.min(this.frames.length - 1, to));
	}

	peek(version: number): void {
		this.goToVersion(version);
	}

	/** The moment in which an event of the log happened. */
	goToVersion(version: number): void {
		const found = this.versions.findIndex((after) => after >= version);
		this.go(found < 0 ? this.frames.length - 1 : found);
	}

	/** The beginning of the next or the last round. */
	goByRound(forwards: boolean): void {
		const next = forwards
			? this.rounds.find((moment) => moment > this.at)
			: this.rounds.findLast((moment) => moment < this.at);
		this.go(next ?? (forwards ? this.frames.length - 1 : 0));
	}

	answer(): void {
		// Nobody is asked in a game that is looked back at.
	}

	why(): Promise<null> {
		return Promise.resolve(null);
	}

	forgetRefusal(): void {
		// Nothing is refused here.
	}
}
