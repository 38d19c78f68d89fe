/** One table as this device sees it. Messages come in, answers go out; all else is shown by the pages. */
import { api, type ApiError } from '$lib/net/api';
import { persist } from '$lib/net/persist';
import { socketUrl, TableSocket, type Connection } from '$lib/net/socket';
import { seatName } from '$lib/text/seat-name';
import type { Texts } from '$lib/text/texts';
import { Words } from '$lib/text/words.svelte';
import type {
	ChatLine,
	ClientMessage,
	ClockState,
	EventItem,
	GameSchema,
	OutcomeItem,
	Proposal,
	Question,
	Say,
	Refused,
	SeatNow,
	ServerMessage,
	TableInfo,
	TableMessage,
	Update,
} from '$lib/wire/wire';
import { seedToTell, seeSeal } from './chance';
import { prefs, type Tempo } from './prefs.svelte';
import { keepRead, readUpTo } from './reading';
import { seatCardsOf, type SeatCard } from './seat-card';
import type { AnyView, LogLine, Stage } from './stage';

type Phrase = NonNullable<Say['phrase']>;
type Reply = Refused | null;
type Sent = Exclude<ClientMessage, { type: 'hello' | 'look' | 'bot_pace' | 'ping' }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;

export class TableState implements Stage {
	readonly id: string;
	connection = $state<Connection>('connecting');
	info = $state.raw<TableInfo | null>(null);
	seat = $state<number | null>(null);
	/** All seats that this device speaks for: several at a table for one screen. */
	seats = $state.raw<number[]>([]);
	view = $state.raw<AnyView>({ game: '', phase: '', asked: [] });
	question = $state.raw<Question | null>(null);
	now = $state.raw<SeatNow[]>([]);
	spectators = $state(0);
	clock = $state.raw<ClockState | null>(null);
	clockRead = $state(0);
	paused = $state(false);
	proposal = $state.raw<Proposal | null>(null);
	outcome = $state.raw<OutcomeItem | null>(null);
	chat = $state.raw<ChatLine[]>([]);
	commitment = $state('');
	log = $state.raw<LogLine[]>([]);
	sending = $state(false);
	/** The answer that is on its way was taken, and the table will be told in a moment. */
	held = $state(false);
	refusal = $state.raw<Refused | null>(null);
	/** Why the house does not let this device in. */
	problem = $state.raw<Refused | null>(null);
	schema = $state.raw<GameSchema | null>(null);
	words = $state.raw<Words | null>(null);
	/** The own answer that was sent last, while its question is open or sealed. */
	answered = $state.raw<{ question: Question; move: string } | null>(null);
	/** What this seat has said ahead. */
	ahead = $state.raw<Record<string, string>>({});
	/** The version that is looked back at, on this page. */
	peeking = $state<number | null>(null);
	/** The count lies open. */
	isCounting = $state(false);
	/** It has been opened once. */
	wasCounted = $state(false);

	#version: number | null = null;
	/** What the house was told of the bots' pace. */
	#pace: Tempo = 'usual';
	#readUpTo = $state(0);
	/** This device has given an answer that may be taken back. */
	#hasAnswered = $state(false);
	#waiting = new Map<string, { message: ClientMessage; settle: (reply: Reply) => void }>();
	#socket: TableSocket;

	readonly #names = $derived(
		JSON.stringify(this.info?.seats.map((seat, i) => seatName(this.now[i]?.name ?? seat.name)) ?? []),
	);
	/** By value: whatever is written with names is written anew only when one has changed. */
	readonly names = $derived(JSON.parse(this.#names) as string[]);
	readonly started = $derived(this.info !== null && this.info.status !== 'gathering' && this.view.game !== '');
	/** How many others watch, for who only does so. */
	readonly watching = $derived(this.started && !this.seats.length ? Math.max(0, this.spectators - 1) : null);
	/** Somebody who played here has sat down for another game. */
	readonly isAwaited = $derived(this.seats.length > 0 && !!this.outcome && !!this.info?.rematch);
	readonly news = $derived(this.log.filter((line) => line.version > this.#readUpTo));
	readonly reopen = $derived.by(() => {
		const { answered } = this;
		if (this.question || !answered?.question.sealed || this.outcome) return null;
		return () => (this.question = answered.question);
	});
	/** Not at a table for one screen, which is handed over for every question. */
	readonly sayAhead = $derived(
		this.seats.length === 1 ? (kind: string, move: string | null) => this.#sayAhead(kind, move) : null,
	);
	readonly #texts = $derived(this.schema && this.words ? this.words.texts(this.schema, this.names) : null);

	constructor(id: string) {
		this.id = id;
		this.#socket = this.#connect();
	}

	#connect(): TableSocket {
		return new TableSocket(socketUrl(this.id), {
			opened: () => this.#hello(),
			received: (message) => this.#receive(message),
			changed: (connection) => (this.connection = connection),
		});
	}

	/** Somebody else sits at this device now, or somebody with a name at last. */
	comeInAnew(): void {
		this.#socket.close();
		// Nobody speaks for another, and nobody looks through another's eyes.
		this.#waiting.clear();
		this.sending = this.held = false;
		this.seats = [];
		this.#version = null;
		this.#socket = this.#connect();
	}

	get game(): string {
		return this.info?.terms.game ?? '';
	}

	/** Whether everything is there that a table needs to be shown. */
	get ready(): boolean {
		return this.started && this.hasWords;
	}

	get hasWords(): boolean {
		return this.#texts !== null;
	}

	get texts(): Texts {
		if (!this.#texts) throw new Error('the table is shown before its words are there');
		return this.#texts;
	}

	/** The card that a seat stands for, where seats do, with its name: also before the game. */
	seatCard(seat: number): SeatCard | null {
		const { schema } = this;
		const texts = this.#texts;
		return (schema && texts && seatCardsOf(schema, texts)[seat]) || null;
	}

	close(): void {
		this.#socket.close();
	}

	// What the player does ---------------------------------------------------------------------------------------

	answer(move: string, then: string[] = []): void {
		// A sealed answer may be changed until all have answered: then it answers the same question again.
		const question = this.question ?? this.answered?.question;
		if (!question || this.sending) return;
		this.sending = true;
		this.refusal = null;
		this.#tell({ type: 'answer', question: question.number, move, then }, (refused) => {
			// An answer that was taken is not given twice: its question lies there until the next one comes.
			this.sending = !refused && !question.sealed && this.question === question;
			this.held = false;
			// The house had answered already and asks something else: nobody needs to hear that this came too late.
			const isPast = refused?.code === 'stale' && this.question !== null && this.question !== question;
			this.refusal = isPast ? null : refused;
			// It was too late to change a sealed answer.
			if (refused?.code === 'stale' && this.question === this.answered?.question) this.question = null;
			if (refused) return;
			this.#readUpTo = this.log.at(-1)?.version ?? 0;
			keepRead(this.id, this.seat, this.#readUpTo);
			this.#hasAnswered = true;
			// The reply may come when the table has gone on already.
			if (this.question !== question) return;
			this.answered = { question, move };
			if (question.sealed) this.question = null;
		});
	}

	why(move: string, after?: string): Promise<Reply> {
		return this.#ask({ type: 'why', move, ...(after ? { after } : {}) });
	}

	peek(version: number): void {
		this.peeking = version;
	}

	showCount(): void {
		this.isCounting = this.wasCounted = true;
	}

	forgetRefusal(): void {
		this.refusal = null;
	}

	async takeBack(): Promise<void> {
		this.refusal = await this.#ask({ type: 'take_back' });
		if (!this.refusal) this.answered = null;
	}

	/** What has come to nothing yet is taken back; else the others are asked, and bots agree. */
	readonly undo = $derived(
		this.seat !== null && !this.outcome && this.#hasAnswered ? () => void this.takeBackOrAsk() : null,
	);

	async takeBackOrAsk(): Promise<void> {
		await this.takeBack();
		if (this.refusal?.code === 'revealed') await this.propose('undo');
	}

	async propose(what: 'undo' | 'pause' | 'resume' | 'bot' | 'abort', seat: number | null = null): Promise<void> {
		this.refusal = await this.#ask({ type: 'propose', what, seat });
	}

	async vote(agree: boolean): Promise<void> {
		if (this.proposal) this.refusal = await this.#ask({ type: 'vote', proposal: this.proposal.number, agree });
	}

	async concede(): Promise<void> {
		this.refusal = await this.#ask({ type: 'concede' });
	}

	async comeBack(): Promise<void> {
		this.refusal = await this.#ask({ type: 'return' });
	}

	#sayAhead(kind: string, move: string | null): void {
		this.#tell({ type: 'ahead', question: kind, move }, (refused) => {
			this.refusal = refused;
			if (refused) return;
			const others = Object.entries(this.ahead).filter(([said]) => said !== kind);
			this.ahead = Object.fromEntries(move === null ? others : [...others, [kind, move]]);
		});
	}

	/** A line of chat; of a ready-made phrase the words that this reader knows it by. */
	say(text: string, phrase: Phrase | null = null): Promise<Reply> {
		return this.#ask({ type: 'say', text, phrase });
	}

	/** At a table for one screen: the device is now in the hands of that seat, or in nobody's. */
	look(seat: number | null): void {
		this.#version = null;
		this.refusal = null;
		this.answered = null;
		this.#hasAnswered = false;
		this.#socket.send({ type: 'look', seat });
	}

	/** How quickly the bots shall play; a spectator's wish does not count. */
	tellPace(): void {
		if (prefs.bots !== this.#pace) this.#socket.send({ type: 'bot_pace', pace: prefs.bots });
		this.#pace = prefs.bots;
	}

	// Coming and going of messages -------------------------------------------------------------------------------

	#ask(message: WithoutId<Sent>): Promise<Reply> {
		return new Promise((settle) => this.#tell(message, settle));
	}

	/** The reply is settled before the next message is read: what follows it belongs to the time afterwards. */
	#tell(message: WithoutId<Sent>, settle: (reply: Reply) => void): void {
		const id = newId();
		const full = { ...message, id } as ClientMessage;
		this.#waiting.set(id, { message: full, settle });
		this.#socket.send(full);
	}

	#hello(): void {
		this.#pace = 'usual';
		const seat = this.seats.length > 1 ? this.seat : null;
		this.#socket.send({ type: 'hello', since: this.#version, seat });
		this.tellPace();
		// What had no reply is sent again; the house does nothing twice.
		for (const { message } of this.#waiting.values()) this.#socket.send(message);
	}

	#receive(message: ServerMessage): void {
		switch (message.type) {
			case 'table':
				this.#takeTable(message);
				break;
			case 'update':
				this.#takeUpdate(message);
				break;
			case 'done':
				this.#settle(message.id, null);
				break;
			case 'held':
				this.held = this.#waiting.has(message.id);
				break;
			case 'refused':
				if (message.id) this.#settle(message.id, message);
				else this.problem = message;
				break;
			case 'chat':
				this.#takeChat([message.line]);
				break;
			case 'presence':
				this.now = message.now;
				this.spectators = message.spectators;
				break;
		}
	}

	#settle(id: string, reply: Reply): void {
		this.#waiting.get(id)?.settle(reply);
		this.#waiting.delete(id);
	}

	#takeTable(message: TableMessage): void {
		const isOther = this.seat !== message.seat;
		const waits = message.table.status === 'gathering';
		// Before the game there was one circle for all; who only looks on has another from now on.
		const leavesCircle = this.info?.status === 'gathering' && !waits && !message.seats.length;
		const { missed } = message;
		this.problem = null;
		this.info = message.table;
		this.seat = message.seat;
		this.seats = message.seats;
		this.now = message.now;
		this.spectators = message.spectators;
		this.paused = message.paused;
		this.proposal = message.proposal;
		this.outcome = message.outcome;
		this.commitment = message.commitment;
		this.#addToChance(message);
		this.ahead = message.ahead ?? {};
		this.#takeQuestion(message.question);
		this.#takeClock(message.clock);
		if (message.view) this.view = message.view as AnyView;
		if (isOther) {
			this.log = [];
			if (!waits) this.chat = [];
			this.answered = null;
			this.#readUpTo = readUpTo(this.id, this.seat);
		}
		if (leavesCircle) this.chat = [];
		this.#takeChat(message.chat);
		void this.#prepare(message.table.terms.game);
		if (missed && !isOther) this.#append(missed, message.version);
		else if (message.view) void this.#loadLog();
		this.#version = message.version;
	}

	#addToChance(message: TableMessage): void {
		seeSeal(this.id, message.commitment);
		const seed = message.seats.length ? seedToTell(message.table) : null;
		// Whether it came in time the record tells.
		if (seed) void this.#ask({ type: 'reveal', seed });
	}

	#takeUpdate(update: Update): void {
		if (update.view !== undefined) {
			// The sums come only when they are new.
			const view = { standing: this.view.standing, ...(update.view as AnyView) };
			// What was sealed is open now.
			if (view.phase !== this.view.phase) this.answered = null;
			this.view = view;
		}
		if (update.now) this.now = update.now;
		if (update.paused !== undefined) this.paused = update.paused;
		if (update.proposal !== undefined) this.proposal = update.proposal;
		if (update.outcome !== undefined) this.outcome = update.outcome;
		if (update.ahead) this.ahead = update.ahead;
		if (update.clock) this.#takeClock(update.clock);
		this.#version = update.version;
		this.#append(update.events, update.version);
		if (update.question !== undefined) this.#takeQuestion(update.question);
	}

	#takeQuestion(question: Question | null): void {
		if (question && question.number !== this.question?.number) this.refusal = null;
		if (question || !this.answered?.question.sealed) this.answered = null;
		// At one screen nobody is answered for.
		this.question = question?.settled && this.seats.length > 1 ? { ...question, settled: false } : question;
		this.sending = [...this.#waiting.values()].some(({ message }) => message.type === 'answer');
	}

	#takeClock(clock: ClockState | null): void {
		this.clock = clock;
		this.clockRead = performance.now();
	}

	#takeChat(lines: ChatLine[]): void {
		const known = new Set(this.chat.map((line) => line.number));
		const fresh = lines.filter((line) => !known.has(line.number));
		if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
	}

	#append(events: EventItem[], version: number): void {
		const first = version - events.length + 1;
		const known = this.log.at(-1)?.version ?? 0;
		const lines = events.map((event, i) => ({ version: first + i, at: Date.now(), event }));
		const fresh = lines.filter((line) => line.version > known);
		if (fresh.length) this.log = [...this.log, ...fresh];
	}

	async #loadLog(): Promise<void> {
		const { seat } = this;
		try {
			const items = await persist(() => api.log(this.id, { seat }));
			if (seat !== this.seat) return;
			const loaded = items.flatMap((item) =>
				item.events.map((event, i) => ({ version: item.version - item.events.length + 1 + i, at: item.at, event })),
			);
			const last = loaded.at(-1)?.version ?? 0;
			this.log = [...loaded, ...this.log.filter((line) => line.version > last)];
		} catch (error) {
			// The table can be played without its past.
			console.warn('the log could not be loaded', (error as ApiError).message);
		}
	}

	async #prepare(game: string): Promise<void> {
		if (this.words?.game === game) return;
		this.words = new Words(game);
		this.schema = await persist(() => api.schema(game));
	}
}

/** A name for a message that no other one has. (`randomUUID` is missing where a house is reached without https.) */
function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
