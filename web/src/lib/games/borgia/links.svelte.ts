/** Answers that the rules ask for link by link: a trade, a ballot, a new housing. The player puts the whole together on
 *  this device; then its links are said one after another, each checked against what the house allows. */
import type { Stage } from '$lib/state/stage';
import type { Question, Refused } from '$lib/wire/wire';

/** The next link for a question; null when the whole is said. */
export type Speaker = (question: Question) => string | null;

/** What a live table can do besides: take the last answer back, if it has told nothing. */
export interface Retraction {
	takeBack(): Promise<void>;
	readonly refusal: Refused | null;
}

export class Links {
	readonly stage: Stage;
	readonly table: Retraction | null;
	/** Links are being said; nothing else should be asked meanwhile. */
	busy = $state(false);
	/** Why the whole could not be said. */
	refusal = $state.raw<Refused | null>(null);
	#speaker: Speaker | null = null;
	#last = -1;
	#sent = 0;

	constructor(stage: Stage, table: Retraction | null) {
		this.stage = stage;
		this.table = table;
	}

	say(speaker: Speaker): void {
		this.#speaker = speaker;
		this.#last = -1;
		this.#sent = 0;
		this.refusal = null;
		this.stage.forgetRefusal();
		this.busy = true;
		this.step();
	}

	/** Several answers in one go: the house takes all of them or none. In a lesson they are said one after another. */
	give(moves: string[]): void {
		const [first, ...then] = moves;
		if (!this.table) this.sayAll(moves);
		else if (first !== undefined) this.stage.answer(first, then);
	}

	/** All links in this order. */
	sayAll(moves: string[]): void {
		const left = [...moves];
		this.say(() => left.shift() ?? null);
	}

	/** Call whenever the question or the sending changes. */
	step(): void {
		const { question, sending } = this.stage;
		if (!this.#speaker || sending) return;
		if (this.stage.refusal) return this.#stop();
		// The answer is on its way to us; or somebody else is asked, and the whole is said.
		if (!question) return this.stage.view.asked.includes(this.stage.seat ?? -1) ? undefined : this.#stop();
		if (question.number === this.#last) return;
		const move = this.#speaker(question);
		if (move === null) return this.#stop();
		if (!question.moves.includes(move)) return void this.#giveUp(move);
		this.#last = question.number;
		this.#sent += 1;
		this.stage.answer(move);
	}

	/** Take back so many of the own last answers. */
	async retract(count: number): Promise<void> {
		this.busy = true;
		for (let i = 0; i < count && this.table; i += 1) {
			await this.table.takeBack();
			if (this.table.refusal) break;
		}
		this.busy = false;
	}

	#stop(): void {
		this.#speaker = null;
		this.busy = false;
	}

	/** A link is not allowed: say why, and take back those before it. */
	async #giveUp(move: string): Promise<void> {
		this.#speaker = null;
		this.refusal = await this.stage.why(move);
		await this.retract(this.#sent);
	}
}
