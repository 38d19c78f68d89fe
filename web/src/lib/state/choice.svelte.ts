/** Putting an answer together by pointing at things: cards, seats, gems.
 *
 *  It knows no rules, only the moves that the house allows. A move is words: a verb, the things that it names, and
 *  prepositions ('bribe colonna from 2'). Whatever is pointed at must be part of some move; when only one move has all
 *  that was pointed at, it is ready. */
import type { Refused } from '$lib/wire/wire';
import type { AnyView, Stage } from './stage';

const PREPOSITIONS = new Set(['from', 'with', 'on', 'to', 'in', 'for']);

export interface Move {
	text: string;
	verb: string;
	/** What it names, in order. */
	things: string[];
}

export type ThingState = 'rest' | 'legal' | 'selected' | 'illegal';

export function parse(text: string): Move {
	const [verb = '', ...rest] = text.split(' ');
	return { text, verb, things: rest.filter((word) => !PREPOSITIONS.has(word)) };
}

export class Choice<View extends AnyView = AnyView> {
	readonly stage!: Stage<View>;
	/** What was pointed at, in order. */
	selected = $state<string[]>([]);
	/** Only moves with this verb, where a question has several kinds of answer. */
	verb = $state<string | null>(null);
	/** The thing that was asked about, and why it cannot be chosen. */
	whyNot = $state.raw<{ thing: string; refusal: Refused } | null>(null);

	readonly moves = $derived((this.stage.question?.moves ?? []).map(parse));
	readonly #open = $derived(this.moves.filter((move) => this.verb === null || move.verb === this.verb));
	readonly candidates = $derived(this.#open.filter((move) => contains(move.things, this.selected)));
	/** Answers that name nothing, or 'none': they are buttons. */
	readonly plain = $derived(this.moves.filter((move) => !move.things.length || move.things.join() === 'none'));
	/** The move that is ready to be given. */
	readonly ready = $derived.by(() => {
		if (!this.selected.length) return null;
		const exact = this.candidates.filter((move) => move.things.length === this.selected.length);
		if (exact.length === 1) return exact[0] ?? null;
		return this.candidates.length === 1 ? (this.candidates[0] ?? null) : null;
	});

	/** Whether nothing more could be pointed at for the answer that is ready. */
	readonly isWhole = $derived(this.ready !== null && this.candidates.length === 1);

	constructor(stage: Stage<View>) {
		this.stage = stage;
	}

	/** Forget what was pointed at; call when another question is asked. */
	clear(): void {
		this.selected = [];
		this.verb = null;
		this.whyNot = null;
	}

	state(thing: string): ThingState {
		if (!this.stage.question) return 'rest';
		if (this.selected.includes(thing)) return 'selected';
		if (this.#open.some((move) => contains(move.things, [...this.selected, thing]))) return 'legal';
		// Where one answer replaces another, the next thing may be chosen without taking the first back.
		if (this.#replacing(thing)) return 'legal';
		return 'rest';
	}

	toggle(thing: string): void {
		this.whyNot = null;
		if (this.selected.includes(thing)) this.selected = this.selected.filter((other) => other !== thing);
		else if (this.#open.some((move) => contains(move.things, [...this.selected, thing])))
			this.selected = [...this.selected, thing];
		else {
			const kept = this.#replacing(thing);
			if (kept) this.selected = [...kept, thing];
		}
	}

	/** The answer is given. */
	give(move: string | undefined = this.ready?.text): void {
		if (move) this.stage.answer(move);
	}

	/** Ask the house which rule forbids a move with this thing. */
	async ask(thing: string, move: string): Promise<void> {
		const refusal = await this.stage.why(move);
		this.whyNot = refusal ? { thing, refusal } : null;
	}

	/** The longest part of what is selected that goes with another thing, if any move has them. */
	#replacing(thing: string): string[] | null {
		for (let keep = this.selected.length - 1; keep >= 0; keep--) {
			const kept = this.selected.slice(0, keep);
			if (this.#open.some((move) => contains(move.things, [...kept, thing]))) return kept;
		}
		return null;
	}
}

/** Whether all parts are in the whole, each as often. */
export function contains(whole: Iterable<string>, parts: readonly string[]): boolean {
	const rest = [...whole];
	return parts.every((part) => {
		const place = rest.indexOf(part);
		if (place >= 0) rest.splice(place, 1);
		return place >= 0;
	});
}
