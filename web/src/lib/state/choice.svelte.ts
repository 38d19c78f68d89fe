/** Putting an answer together by pointing at things: cards, seats, gems.
 *
 *  It knows no rules, only the moves that the house allows. A move is words: a verb, what it names, and prepositions
 *  ('bribe colonna from 2'). Where that lies on the table, the game says. A thing is what lies in a place: the 'swap' of
 *  'hand:swap' is not that of 'display:swap'; of several that are alike in one place each has a number
 *  ('display:mazarin#1').
 *
 *  What may be pointed at is what some move still wants beside all that was chosen, and what may take the place of
 *  something chosen in the same place, but not where more or fewer of it may be named, as gems of a bid. What a move names
 *  in its first place is chosen before anything else (the card before its target), and so a target never changes the card. */
import type { Refused } from '$lib/wire/wire';
import type { AnyView, Stage } from './stage';

const PREPOSITIONS = new Set(['from', 'with', 'on', 'to', 'in', 'for']);

/** Milliseconds for which a question that has just been put takes no answer: what was meant for the last one comes late. */
export const TOO_SOON = 400;

export interface Move {
	text: string;
	verb: string;
	/** What it names, in order. */
	names: string[];
	/** What one points at to say it; none for what is said by buttons. */
	things: string[];
}

/** Which things say a move, in the order of its words; none if it is not said by pointing. */
export type Things = (verb: string, names: string[]) => string[];

export type ThingState = 'rest' | 'legal' | 'selected';

/** The verb and the names of a move. */
export function parse(text: string): Pick<Move, 'text' | 'verb' | 'names'> {
	const [verb = '', ...rest] = text.split(' ');
	return { text, verb, names: rest.filter((word) => !PREPOSITIONS.has(word)) };
}

/** 'hand' of 'hand:swap#1'. */
export const placeOf = (thing: string): string => thing.slice(0, thing.indexOf(':'));
/** 'swap' of 'hand:swap#1'. */
export const nameOf = (thing: string): string => kindOf(thing).slice(thing.indexOf(':') + 1);
/** Without the number that tells it from others like it. */
const kindOf = (thing: string): string => thing.replace(/#.*$/, '');

/** As things of a place, each with its number among those that are alike. */
export function inPlace(place: string, names: readonly string[]): string[] {
	return names.map((name, i) => `${place}:${name}#${names.slice(0, i).filter((other) => other === name).length}`);
}

export class Choice<View extends AnyView = AnyView> {
	readonly stage!: Stage<View>;
	readonly #thingsOf: Things;
	/** What was pointed at, in order. */
	selected = $state.raw<string[]>([]);
	/** The thing that was asked about, and why it cannot be chosen. */
	whyNot = $state.raw<{ thing: string; refusal: Refused } | null>(null);
	/** The question has stood long enough to be meant by a click or a key. */
	takesAnswers = $state(true);
	#soon: ReturnType<typeof setTimeout> | undefined;

	readonly moves = $derived.by((): Move[] =>
		(this.stage.question?.moves ?? []).map((text) => {
			const move = parse(text);
			return { ...move, things: this.#thingsOf(move.verb, move.names) };
		}),
	);
	readonly #open = $derived(this.moves.filter((move) => this.isOpen(move)));
	/** Places of which one answer names more than another of its kind. */
	readonly #varying = $derived.by(() => {
		const counts = new Map<string, number>();
		const varying = new Set<string>();
		for (const { verb, things } of this.#open)
			for (const place of new Set(things.map(placeOf))) {
				const count = things.filter((thing) => placeOf(thing) === place).length;
				const of = `${verb} ${place}`;
				if ((counts.get(of) ?? count) !== count) varying.add(place);
				counts.set(of, count);
			}
		return varying;
	});
	/** The answers that have all that was chosen. */
	readonly candidates = $derived(this.#open.filter((move) => fits(move, this.selected)));
	/** What may be pointed at next. */
	readonly #next = $derived(
		new Set(this.#open.flatMap((move) => move.things).filter((kind) => this.#with(`${kind}#next`) !== null)),
	);
	/** Answers that name nothing, or 'none': they are buttons. */
	readonly plain = $derived(this.moves.filter(({ names }) => !names.length || names.join() === 'none'));
	/** The move that is ready to be given: that which names just what was chosen. */
	readonly ready = $derived.by((): Move | null => {
		if (!this.selected.length) return null;
		const exact = this.candidates.filter((move) => move.things.length === this.selected.length);
		return exact.length === 1 ? (exact[0] ?? null) : null;
	});

	/** Whether nothing more could be pointed at for the answer that is ready, and nothing less. */
	readonly isWhole = $derived(
		this.candidates.length === 1 && !!this.ready?.things.every((thing) => !this.#varying.has(placeOf(thing))),
	);

	constructor(stage: Stage<View>, thingsOf: Things = () => []) {
		this.stage = stage;
		this.#thingsOf = thingsOf;
	}

	/** Another question is put: nothing is chosen, and for a moment nothing is taken for an answer. */
	begin(): void {
		this.clear();
		this.takesAnswers = false;
		clearTimeout(this.#soon);
		this.#soon = setTimeout(() => (this.takesAnswers = true), TOO_SOON);
	}

	/** As if nothing had been said to the question yet. */
	clear(): void {
		this.drop();
	}

	/** Forget what was pointed at. */
	drop(): void {
		this.selected = [];
		this.whyNot = null;
	}

	state(thing: string): ThingState {
		if (!this.stage.question) return 'rest';
		if (this.selected.includes(thing)) return 'selected';
		return this.#next.has(kindOf(thing)) ? 'legal' : 'rest';
	}

	toggle(thing: string): void {
		this.whyNot = null;
		if (this.selected.includes(thing)) this.selected = this.#without(thing);
		else this.selected = this.#with(thing) ?? this.selected;
	}

	/** The chosen things of a place, by their names. */
	namesIn(place: string): string[] {
		return this.selected.filter((thing) => placeOf(thing) === place).map(nameOf);
	}

	/** The answer is given. */
	give(move: string | undefined = this.ready?.text): void {
		if (move && this.takesAnswers) this.stage.answer(move);
	}

	/** Ask the house which rule forbids a move with this thing. */
	async ask(thing: string, move: string): Promise<void> {
		const refusal = await this.stage.why(move);
		this.whyNot = refusal ? { thing, refusal } : null;
	}

	/** Whether a move can be said now, where a question has several kinds of answer. */
	protected isOpen(_move: Move): boolean {
		return true;
	}

	#isPart(things: readonly string[]): boolean {
		return this.#open.some((move) => fits(move, things));
	}

	/** What is chosen after another thing is: it comes to the rest, or takes the place of one in the same place, the first
	 *  of those that it can; and if the targets do not suit another card, they go. None if it fits nowhere. */
	#with(thing: string): string[] | null {
		if (this.#isPart([...this.selected, thing])) return [...this.selected, thing];
		const place = placeOf(thing);
		if (this.#varying.has(place)) return null;
		const before = this.selected.filter((other) => placeOf(other) === place);
		for (const kept of [this.selected, before])
			for (const other of before) {
				const changed = [...kept.filter((one) => one !== other), thing];
				if (this.#isPart(changed)) return changed;
			}
		return null;
	}

	/** What is left when a thing is taken back: with the card go its targets. */
	#without(thing: string): string[] {
		const rest = this.selected.filter((other) => other !== thing);
		if (!rest.length || this.#isPart(rest)) return rest;
		return rest.filter((other) => placeOf(other) === placeOf(thing));
	}
}

/** Whether a move names all the things, each as often, and with a target also all that comes before it. */
function fits({ things: all }: Move, things: readonly string[]): boolean {
	const kinds = things.map(kindOf);
	if (!contains(all, kinds)) return false;
	const first = placeOf(all[0] ?? '');
	const isFirst = (thing: string) => placeOf(thing) === first;
	return kinds.every(isFirst) || kinds.filter(isFirst).length === all.filter(isFirst).length;
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
