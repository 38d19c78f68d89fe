/** Answers that are put together before they are given: an order of cards, five first placements, a Castling. */
import { contains, parse } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import { recall, remember } from '$lib/state/stored';
import type { Facts } from '$lib/text/texts';
import { GROUPS, hiddenBefore, without, type CaesarView } from './view';

/** Look behind cards early and strike what lies open; a Veto at hand soon and one later; the costly cards last. */
const SUGGESTED = [
	...['courtesan', 'assassination', 'veto', 'spy', 'assassination', 'castling', 'assassination'],
	...['courtesan', 'veto', 'spy', 'castling', 'assassination', 'wrath'],
];

/** The item at one place goes to another; the others close up. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
	const rest = list.filter((_, place) => place !== from);
	const item = list[from];
	return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Cards in the order of a pattern; what it lacks comes last. */
export function byPattern(pattern: readonly string[], cards: readonly string[]): string[] {
	let rest = [...cards];
	const order: string[] = [];
	for (const card of [...pattern, ...cards]) {
		if (!rest.includes(card)) continue;
		rest = without(rest, [card]);
		order.push(card);
	}
	return order;
}

export function shuffled<Item>(list: readonly Item[]): Item[] {
	const mixed = [...list];
	for (let i = mixed.length - 1; i > 0; i--) {
		const j = Math.floor(Math.random() * (i + 1));
		[mixed[i], mixed[j]] = [mixed[j] as Item, mixed[i] as Item];
	}
	return mixed;
}

/** The order of the manipulation cards. The house asks for one card after the other; the reader arranges all of them,
 *  and then they are told one by one. */
export class Arranging {
	/** Each with a name of its own, so that a card can be followed when it moves. */
	cards = $state.raw<{ id: number; card: string }[]>([]);
	/** The place of the card that is being moved by keys or taps. */
	lifted = $state<number | null>(null);
	isTelling = $state(false);
	#asked = -1;

	readonly #stage: Stage<CaesarView>;
	readonly told = $derived.by(() => {
		const { seat, view } = this.#stage;
		return seat === null ? [] : (view.seats[seat]?.order ?? []);
	});
	readonly favourite = $derived.by(() => (this.#stage.question?.kind === 'arrange' ? stored(this.#name) : null));
	/** At one screen several people arrange, each in secret: nobody is offered the order of another. */
	readonly #name = $derived.by(() => this.#stage.names[this.#stage.seat ?? -1] ?? '');

	constructor(stage: Stage<CaesarView>) {
		this.#stage = stage;
	}

	/** The cards that have no place yet come in a sensible order. */
	begin(): void {
		if (this.isTelling) return;
		const left = without(manipulationCards(this.#stage.texts.facts), this.told);
		const old = this.cards.map(({ card }) => card);
		const isSame = left.length === old.length && without(left, old).length === 0;
		if (!isSame) this.arrange(byPattern(SUGGESTED, left));
	}

	arrange(order: readonly string[]): void {
		this.lifted = null;
		this.cards = order.map((card, id) => ({ id, card }));
	}

	suggest(): void {
		this.arrange(byPattern(SUGGESTED, this.#names()));
	}

	shuffle(): void {
		this.arrange(shuffled(this.#names()));
	}

	useFavourite(): void {
		this.arrange(byPattern(this.favourite ?? [], this.#names()));
	}

	move(from: number, to: number): void {
		const place = Math.max(0, Math.min(this.cards.length - 1, to));
		this.cards = moved(this.cards, from, place);
		if (this.lifted !== null) this.lifted = place;
	}

	/** A tap: lifts a card, or lays the lifted one there. */
	tap(place: number): void {
		if (this.lifted === null) this.lifted = place;
		else {
			if (this.lifted !== place) this.move(this.lifted, place);
			this.lifted = null;
		}
	}

	seal(): void {
		this.lifted = null;
		this.isTelling = true;
		remember(KEY + this.#name, [...this.told, ...this.#names()]);
	}

	/** Call when something has changed: tells the house the next card, once for each question. */
	tell(): void {
		const { question, sending, refusal } = this.#stage;
		const next = this.cards[0];
		if (!this.isTelling || sending) return;
		// Something else is asked: the last card has followed by itself, or time has run out.
		if (refusal || (question && question.kind !== 'arrange')) {
			this.isTelling = false;
		} else if (!next || this.cards.length === 1) {
			// The last card follows by itself.
			if (question?.kind !== 'arrange') this.isTelling = false;
		} else if (question?.kind === 'arrange' && question.number !== this.#asked) {
			this.#asked = question.number;
			this.cards = this.cards.slice(1);
			this.#stage.answer(`next ${next.card}`);
		}
	}

	#names(): string[] {
		return this.cards.map(({ card }) => card);
	}
}

/** All manipulation cards of a party, as often as there are. */
export function manipulationCards(facts: Facts): string[] {
	return Object.entries(facts)
		.filter(([, fact]) => fact['kind'] === 'manipulation')
		.flatMap(([card, fact]) => Array.from({ length: Number(fact['count'] ?? 1) }, () => card));
}

const KEY = 'caesar-order-';

function stored(name: string): string[] | null {
	const order: unknown = recall(KEY + name);
	return Array.isArray(order) ? order.map(String) : null;
}

/** The first placements: one value before each group. */
export class Placing {
	/** By group; null where nothing lies yet. */
	placed = $state.raw<(string | null)[]>(GROUPS.map(() => null));
	held = $state<string | null>(null);

	readonly #stage: Stage<CaesarView>;
	readonly #moves = $derived.by(() =>
		this.#stage.question?.kind === 'place' ? this.#stage.question.moves.map((move) => move.split(' ').slice(1)) : [],
	);
	readonly values = $derived([...(this.#moves[0] ?? [])].sort());
	readonly left = $derived(this.values.filter((value) => !this.placed.includes(value)));
	readonly move = $derived.by(() => {
		const whole = this.#moves.find((values) => values.every((value, group) => value === this.placed[group]));
		return whole ? `place ${whole.join(' ')}` : null;
	});

	constructor(stage: Stage<CaesarView>) {
		this.#stage = stage;
	}

	clear(): void {
		this.placed = GROUPS.map(() => null);
		this.held = null;
	}

	hold(value: string): void {
		this.held = this.held === value ? null : value;
	}

	/** Lay what is held before a group, or take up what lies there. What lay there goes where the other came from. */
	lay(group: number): void {
		const there = this.placed[group] ?? null;
		if (this.held === null) {
			this.held = there;
			this.placed = this.placed.map((value, place) => (place === group ? null : value));
			return;
		}
		const from = this.placed.indexOf(this.held);
		this.placed = this.placed.map((value, place) => (place === group ? this.held : place === from ? there : value));
		this.held = null;
	}

	random(): void {
		this.held = null;
		this.placed = shuffled(this.values);
	}
}

/** Which of the cards that a Castling took up go before which of its two groups. */
export class Castling {
	cards = $state.raw<{ id: number; card: string; side: 0 | 1 }[]>([]);
	groups = $state.raw<string[]>([]);

	readonly #stage: Stage<CaesarView>;
	readonly #first = $derived(this.cards.filter(({ side }) => side === 0).map(({ card }) => card));
	/** The answer as it lies, whether or not it is allowed. */
	readonly words = $derived(`relay ${this.#first.join(' ') || 'none'}`);
	/** The same as the house writes it, if it is allowed. */
	readonly move = $derived.by(() => {
		const { names } = parse(this.words);
		const moves = (this.#stage.question?.moves ?? []).map(parse);
		return moves.find((move) => move.names.length === names.length && contains(move.names, names))?.text ?? null;
	});

	constructor(stage: Stage<CaesarView>) {
		this.#stage = stage;
	}

	/** The cards as they lie. */
	begin(): void {
		const view = this.#stage.view;
		const seat = view.seats[this.#stage.seat ?? -1];
		this.groups = (view.played ?? '').split(' ').slice(1, 3);
		if (!seat) return;
		const cards = this.groups.flatMap((name, side) => {
			const group = GROUPS.indexOf(name as (typeof GROUPS)[number]);
			const lying = [...(seat.up[group] ?? []), ...hiddenBefore(seat, group).map(String)];
			return lying.map((card) => ({ card, side: side as 0 | 1 }));
		});
		this.cards = cards.map((one, id) => ({ ...one, id }));
	}

	put(id: number, side: 0 | 1): void {
		this.cards = this.cards.map((one) => (one.id === id ? { ...one, side } : one));
	}
}
