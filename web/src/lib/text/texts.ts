/** Sentences about one table: its game, its cards and the people at it. The terminal has the same in Python. */
import type { Arguments, Catalogue, Value } from './catalogue';
import type { EventArg, Refused } from '$lib/wire/wire';

/** What is printed on a card, as the house tells it. */
export type Fact = Record<string, EventArg>;
export type Facts = Record<string, Fact>;
export type EventArgs = Record<string, EventArg>;

// What the names of arguments in events and refusals mean, in every game.
const SEATS = ['seat', 'other', 'owner', 'other_owner', 'seats', 'voter', 'payer', 'candidate', 'candidates'];
const CARDS = [
	...['card', 'other_card', 'cards', 'other_cards', 'order', 'orders', 'kept', 'discarded'],
	...['group', 'other_group', 'suffrage'],
	...['target', 'place', 'gives', 'asks', 'gives_cards', 'asks_cards'],
];
/** Lists with a number for each seat. */
const BY_SEAT = ['totals', 'votes', 'numbers'];
const SUMS = ['cards_0', 'cards_1'];
const GEMS = ['gems', 'value', 'own'];
const PREPOSITIONS = ['from', 'with', 'on', 'to', 'in', 'for'];
const PLACES = ['what', 'second', 'third', 'fourth', 'fifth'];
const NUMBER = /^\d+$/;
const LETTERS = /^[DRSA]+$/;

export class Texts {
	readonly catalogue: Catalogue;
	readonly facts: Facts;
	readonly names: string[];
	/** Kinds of cards that are called by their surnames. */
	readonly persons: string[];
	/** The families by seat, in games where everybody leads one. */
	readonly families: string[];
	readonly #names: Record<string, string>;
	readonly #short: Record<string, string>;

	constructor(catalogue: Catalogue, facts: Facts, names: string[], persons: string[] = []) {
		this.catalogue = catalogue;
		this.facts = facts;
		this.names = names;
		this.persons = persons;
		this.families = Object.keys(facts)
			.filter((card) => facts[card]?.['kind'] === 'family')
			.slice(0, names.length);
		const named = Object.keys(facts).filter((card) => facts[card]?.['name']);
		this.#names = Object.fromEntries(named.map((card) => [card, this.#named(card)]));
		const isPerson = ([card]: [string, string]) => persons.includes(String(facts[card]?.['kind']));
		const called = Object.fromEntries(Object.entries(this.#names).filter(isPerson));
		this.#short = { ...shortNames(called), ...this.#givenShortNames() };
	}

	text(message: string, args: Arguments = {}): string {
		return this.catalogue.text(message, args);
	}

	has(message: string): boolean {
		return this.catalogue.has(message);
	}

	// People and cards -------------------------------------------------------------------------------------------

	/** A player's name inside a sentence: 'you' for who reads it. */
	name(seat: number, viewer: number | null = null): string {
		return seat === viewer ? this.text('you') : (this.names[seat] ?? '');
	}

	/** The full name of a card or an order. */
	card(card: string): string {
		const kind = this.facts[card]?.['kind'];
		return this.#names[card] ?? this.text(kind === 'order' ? `order-${card}` : `card-${card}`);
	}

	/** A name for narrow places: the surname, with initials where two persons share it, the title of an office
	 *  ('Governor'), or a letter. */
	short(card: string): string {
		return this.#short[card] ?? this.catalogue.find(`short-${card}`) ?? this.card(card);
	}

	/** The name in the card data, or how the reader's language says it: `name-<id>`, where there is one.
	 *
	 *  The message says in `.data` which name it translates (in English, which the data speak, it is that name): a table
	 *  with its own card data keeps the names that it gave. */
	#named(card: string): string {
		return this.#isKnown(card) ? this.text(`name-${card}`) : String(this.facts[card]?.['name']);
	}

	/** Whether `name-<id>` is about the name in the card data. */
	#isKnown(card: string): boolean {
		const message = `name-${card}`;
		const known = this.catalogue.attribute(message, 'data') ?? this.catalogue.find(message);
		return known === this.facts[card]?.['name'];
	}

	/** Those that the messages have in `.short`. */
	#givenShortNames(): Record<string, string> {
		const given: Record<string, string> = {};
		for (const card of Object.keys(this.#names)) {
			const short = this.catalogue.attribute(`name-${card}`, 'short');
			if (short && this.#isKnown(card)) given[card] = short;
		}
		return given;
	}

	faction(faction: string): string {
		return this.text(`faction-${faction || 'none'}`);
	}

	/** A symbol's name. Tables with their own card data may have symbols of their own. */
	symbol(symbol: string): string {
		const plain = symbol.replaceAll('_', ' ');
		return this.catalogue.find(`symbol-${symbol}`) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
	}

	/** What a card does, in one line. */
	cardLine(card: string): string {
		return this.text(`line-${this.#helpId(card)}`, this.#cardArguments(card));
	}

	/** All that there is to say about a card, a paragraph each, with what is known of its origin. */
	cardHelp(card: string): string[] {
		const args = this.#cardArguments(card);
		const parts = [this.text(`help-${this.#helpId(card)}`, args)];
		if (args['has_symbol'] === 'yes') {
			const special = `help-symbol-${args['symbol_id']}`;
			parts.push(this.text(this.has(special) ? special : 'help-pair', args));
		}
		parts.push(this.#provenance(card));
		return parts.filter(Boolean).map(reflow);
	}

	/** Persons share a text for each kind, and so do cards without a text of their own. */
	#helpId(card: string): string {
		const fact = this.facts[card] ?? {};
		return !fact['name'] && this.has(`help-${card}`) ? card : String(fact['kind'] ?? card);
	}

	#cardArguments(card: string): Arguments {
		const fact = this.facts[card] ?? {};
		const args: Arguments = { card: this.card(card), power: 0, points: 0 };
		for (const [name, value] of Object.entries(fact)) {
			if (Array.isArray(value)) args[name] = value.join(', ');
			else if (name === 'home' || name === 'family') args[name] = this.card(String(value));
			else args[name] = value;
		}
		const symbol = String(fact['symbol'] ?? '');
		args['symbol_id'] = symbol || 'none';
		args['has_symbol'] = symbol ? 'yes' : 'no';
		if ('faction' in fact) args['faction'] = this.faction(String(fact['faction']));
		const pair = Object.keys(this.facts).filter((other) => symbol && this.facts[other]?.['symbol'] === symbol);
		args['partner'] = this.listing(pair.map((other) => this.card(other)).filter((name) => name !== args['card']));
		args['symbol'] = symbol ? this.symbol(symbol) : this.text('list-empty');
		return args;
	}

	/** Whether the printed rules fix what the card says, or which parts of it. */
	#provenance(card: string): string {
		const origin = this.facts[card]?.['provenance'];
		if (origin === undefined) return '';
		const fixed = this.facts[card]?.['fixed'];
		if (!Array.isArray(fixed) || !fixed.length) return this.text(`provenance-${origin}`);
		const fields = this.listing(fixed.map((field) => this.text(`field-${field}`)));
		return this.text(`provenance-${origin}-but`, { fields });
	}

	// What happens and what is asked -----------------------------------------------------------------------------

	/** What happened, for the viewer. `event-<name>-known` is the wording where more is told: to who sees the secret part
	 *  too, or of cards that have more to tell. */
	event(name: string, args: EventArgs, viewer: number | null): string {
		const said = this.#arguments(args, viewer);
		const id = name.replace('table.', 'table-');
		return this.catalogue.find(`event-${id}-known`, said) ?? this.text(`event-${id}`, said);
	}

	/** A message about something that has the same arguments as an event. */
	sentence(message: string, args: EventArgs, viewer: number | null): string {
		return this.text(message, this.#arguments(args, viewer));
	}

	/** Why not: because of the rules, whose paragraph is shown beside it, or of the house. */
	refusal({ code, args, text, rule }: Pick<Refused, 'code' | 'args' | 'text' | 'rule'>): string {
		const found = rule
			? this.catalogue.find(`refusal-${code}`, this.#arguments(args, null))
			: this.catalogue.find(`declined-${code}`);
		return found ?? text;
	}

	question(kind: string, source: string): string {
		return this.text(`question-${kind}`, { source: source ? this.card(source) : '', source_id: source || 'none' });
	}

	/** A written move in words: 'bribe colonna from 2' becomes 'Bribe Girolamo Colonna, who is with Berta'.
	 *
	 *  A preposition names what follows it for the message (`$from`); the other things are `$what`, `$second` and so on,
	 *  `$all` is the list of them, and `$count` how many they are. Beside each thing there is the word that was written,
	 *  for instance `$what_id`. `$number` is the first number, `$form` the words that name nothing
	 *  ('ducats-if-elected'), and `$by_seat` what a number for each seat means. */
	notation(move: string): string {
		const [verb = '', ...rest] = move.split(' ');
		if (rest.length === 1 && rest[0] === 'none') return this.text(`move-${verb}-none`);
		const args: Arguments = {};
		const written: string[] = [];
		const form: string[] = [];
		rest.forEach((word, i) => {
			const before = rest[i - 1];
			if (before !== undefined && PREPOSITIONS.includes(before)) {
				args[before] = this.#thing(word);
				args[`${before}_id`] = word;
			} else if (PREPOSITIONS.includes(word)) form.push(word);
			else {
				written.push(word);
				if (!(word in this.facts) && !NUMBER.test(word)) form.push(word);
			}
		});
		const numbers = rest.filter((word) => NUMBER.test(word)).map(Number);
		if (numbers.length) args['number'] = numbers[0] ?? 0;
		if (numbers.length === this.names.length) args['by_seat'] = this.#bySeat(numbers, null);
		const things = written.map((word) => this.#thing(word));
		PLACES.slice(0, things.length).forEach((place, i) => {
			args[place] = things[i] ?? '';
			args[`${place}_id`] = written[i] ?? '';
		});
		args['all'] = this.listing(this.counted(things));
		args['count'] = things.length;
		args['form'] = form.join('-') || 'plain';
		return this.text(`move-${verb}`, args);
	}

	#thing(word: string): string {
		if (word in this.facts) return this.card(word);
		if (LETTERS.test(word) && this.has('gem-D')) return this.gems(word);
		if (NUMBER.test(word) && Number(word) < this.names.length) return this.names[Number(word)] ?? word;
		return word;
	}

	// Arguments --------------------------------------------------------------------------------------------------

	/** Names for numbers and ids. Beside `$seat` there is `$seat_you`, beside `$card` its `_id`, beside lists and gems
	 *  their `_count`; and `$value_same` says whether a bid is worth just its gems. `$seat_0` is who has seat 0, and the
	 *  numbers of a list `$totals` are `$totals_0` and so on. */
	#arguments(args: EventArgs, viewer: number | null): Arguments {
		const said: Arguments = { value_same: args['value'] === args['gems'] ? 'yes' : 'no' };
		for (const [name, value] of Object.entries(args)) {
			if (Array.isArray(value)) {
				this.#sayList(said, name, value, viewer);
				continue;
			}
			if (SEATS.includes(name)) said[`${name}_you`] = value === viewer ? 'yes' : 'no';
			if (CARDS.includes(name)) said[`${name}_id`] = value || 'none';
			if (GEMS.includes(name)) said[`${name}_count`] = String(value).length;
			const plain = typeof value === 'number' && !SEATS.includes(name);
			said[name] = plain ? value : this.#said(name, value, viewer);
		}
		if ('gives_ducats' in args) {
			said['given'] = this.#side(args, 'gives');
			said['asked'] = this.#side(args, 'asks');
		}
		return said;
	}

	#sayList(said: Arguments, name: string, list: Value[], viewer: number | null): void {
		if (SUMS.includes(name)) {
			said[name] = list.map((card) => this.short(String(card))).join('+') || this.text('no-cards');
			const seat = Number(name.slice(-1));
			said[`seat_${seat}`] = this.name(seat, viewer);
			return;
		}
		list.forEach((item, i) => {
			if (typeof item === 'number') said[`${name}_${i}`] = item;
		});
		said[`${name}_count`] = list.length;
		if (BY_SEAT.includes(name) && list.length === this.names.length)
			said[`${name}_by_seat`] = this.#bySeat(list.map(Number), viewer);
		said[name] = this.listing(this.counted(list.map((item) => this.#said(name, item, viewer))));
	}

	/** 'Anna 3 and Carlo 1': who has none is left out. */
	#bySeat(numbers: number[], viewer: number | null): string {
		const items = numbers.map((number, seat) => (number ? `${this.name(seat, viewer)} ${number}` : ''));
		return this.listing(items.filter(Boolean));
	}

	/** What one side of a trade gives: 'Imola, 2 hand cards and 20 ducats'. */
	#side(args: EventArgs, side: string): string {
		const items: string[] = [];
		for (const name of [side, `${side}_cards`]) {
			const cards = args[name];
			if (Array.isArray(cards)) items.push(...this.counted(cards.map((card) => this.card(String(card)))));
		}
		const hidden = Number(args[`${side}_hand`] ?? 0);
		const ducats = Number(args[`${side}_ducats`] ?? 0);
		if (!(`${side}_cards` in args) && hidden > 0) items.push(this.text('deal-hand-cards', { count: hidden }));
		if (ducats > 0) items.push(this.text('deal-ducats', { count: ducats }));
		return items.length ? this.listing(items) : this.text('deal-nothing');
	}

	#said(name: string, value: Value, viewer: number | null): string {
		if (SEATS.includes(name) && typeof value === 'number') return this.name(value, viewer);
		if (CARDS.includes(name)) return value ? this.card(String(value)) : '';
		if (GEMS.includes(name)) return this.gems(String(value));
		if (name === 'answer') return this.notation(String(value));
		if (name === 'question') return this.text(`phase-${value}`);
		return String(value);
	}

	/** Gems in words where there are words for them: 'diamond and amber ×2'. */
	gems(letters: string): string {
		if (!letters) return this.text('no-gems');
		if (!this.has('gem-D')) return letters;
		return this.listing(this.counted([...letters].map((letter) => this.text(`gem-${letter}`))));
	}

	/** Each item once, with how often it was there. */
	counted(items: string[]): string[] {
		const numbers = new Map<string, number>();
		for (const item of items) numbers.set(item, (numbers.get(item) ?? 0) + 1);
		return [...numbers].map(([item, count]) => (count > 1 ? this.text('list-times', { item, count }) : item));
	}

	/** 'a, b and c'. */
	listing(items: string[]): string {
		const [first, ...rest] = items;
		if (first === undefined) return this.text('list-empty');
		const last = rest.pop();
		if (last === undefined) return first;
		const before = rest.reduce((said, next) => this.text('list-more', { first: said, next }), first);
		return this.text('list-last', { first: before, next: last });
	}
}

/** Whether something with these arguments is about a seat. */
export function concerns(args: EventArgs, seat: number): boolean {
	return SEATS.some((name) => [args[name]].flat().includes(seat));
}

/** Each person's surname; with initials where two share it: 'A. Barberini' and 'F. Barberini'. */
export function shortNames(names: Record<string, string>): Record<string, string> {
	const surname = (name: string) => name.split(' ').at(-1) ?? '';
	const surnames = Object.values(names).map(surname);
	const isShared = (name: string) => surnames.filter((other) => other === surname(name)).length > 1;
	return Object.fromEntries(
		Object.entries(names).map(([card, name]) => [
			card,
			isShared(name) ? `${initials(name)} ${surname(name)}` : surname(name),
		]),
	);
}

function initials(name: string): string {
	const words = name.split(' ').slice(0, -1);
	return words
		.filter((word) => word[0] !== word[0]?.toLowerCase())
		.map((word) => `${word[0]}.`)
		.join(' ');
}

function reflow(text: string): string {
	return text.split(/\s+/).filter(Boolean).join(' ');
}
