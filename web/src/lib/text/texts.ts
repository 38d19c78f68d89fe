/** Sentences about one table: its game, its cards and the people at it. The terminal has the same in Python. */
import type { Arguments, Catalogue, Value } from './catalogue';
import type { EventArg, GameSchema, Refused, SummaryItem, SummaryPart } from '$lib/wire/wire';

/** What is printed on a card, as the house tells it. */
export type Fact = Record<string, EventArg>;
export type Facts = Record<string, Fact>;
export type EventArgs = Record<string, EventArg>;

const PREPOSITIONS = ['from', 'with', 'on', 'to', 'in', 'for'];
const PLACES = ['what', 'second', 'third', 'fourth', 'fifth'];
const FORMS = ['the', 'a', 'acc', 'dat', 'of', 'to'];
const FORMS_AT_THE_START = ['the', 'acc'];
const NUMBER = /^\d+$/;

export class Texts {
	readonly catalogue: Catalogue;
	/** What the game declares: its cards, and what the arguments of its events are. */
	readonly schema: GameSchema;
	readonly facts: Facts;
	readonly names: string[];
	readonly #names: Record<string, string>;
	readonly #short: Record<string, string>;
	readonly #forms = new Map<string, [form: string, said: string][]>();

	constructor(catalogue: Catalogue, schema: GameSchema, names: string[]) {
		const facts = schema.cards;
		this.catalogue = catalogue;
		this.schema = schema;
		this.facts = facts;
		this.names = names;
		const named = Object.keys(facts).filter((card) => facts[card]?.['name']);
		this.#names = Object.fromEntries(named.map((card) => [card, this.#named(card)]));
		const isPerson = ([card]: [string, string]) => schema.surnames.includes(String(facts[card]?.['kind']));
		const persons = Object.fromEntries(Object.entries(this.#names).filter(isPerson));
		this.#short = { ...shortNames(persons), ...this.#givenShortNames() };
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

	/** The full name of a card. */
	card(card: string): string {
		return this.#names[card] ?? this.text(`card-${card}`);
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

	/** A card as the argument of a sentence, with the forms of its name: `$card`, `$card_the`, `$card_of` … */
	named(argument: string, card: string): Arguments {
		const own = this.facts[card]?.['name'] ? (this.#isKnown(card) ? `name-${card}` : '') : `card-${card}`;
		return this.called(argument, this.card(card), own);
	}

	/** A player, whose name has no message, or who reads it ('you'), with the forms of the name.
	 *
	 *  `.the = the Camerlengo` beside the text of a message is the form `the` of the name, and `The` is the same at the
	 *  start of a sentence, as `Acc` is of `acc`. A name without a form of its own has what `form-<form>` makes of it in the reader's language,
	 *  or stands as it is. */
	called(argument: string, name: string, message = ''): Arguments {
		const key = `${message} ${name}`;
		let forms = this.#forms.get(key);
		if (!forms) {
			forms = FORMS.map((form) => [form, this.#form(form, name, message)]);
			for (const [form, said] of [...forms])
				if (FORMS_AT_THE_START.includes(form)) forms.push([capital(form), capital(said)]);
			this.#forms.set(key, forms);
		}
		const said: Arguments = { [argument]: name };
		for (const [form, text] of forms) said[`${argument}_${form}`] = text;
		return said;
	}

	#form(form: string, name: string, message: string): string {
		const own = message && this.catalogue.attribute(message, form);
		if (own) return own;
		const initial = name.normalize('NFD').charAt(0).toLowerCase();
		return this.catalogue.find(`form-${form}`, { name, name_initial: initial }) ?? name;
	}

	#seat(argument: string, seat: number, viewer: number | null): Arguments {
		return this.called(argument, this.name(seat, viewer), seat === viewer ? 'you' : '');
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

	/** The name of what a card has printed on it, `<fact>-<id>`. Tables with their own card data may have some of their
	 *  own. */
	term(fact: string, value: string): string {
		const plain = value.replaceAll('_', ' ');
		return this.catalogue.find(`${fact}-${value || 'none'}`) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
	}

	/** What a card does, in one line. */
	cardLine(card: string): string {
		return this.text(`line-${this.#helpId(card)}`, this.#cardArguments(card));
	}

	/** What one would like to know of a card that lies in sight, in a line; '' where it says all itself. */
	tip(card: string): string {
		return this.catalogue.find(`tip-${this.#helpId(card)}`, this.#cardArguments(card)) ?? this.cardLine(card);
	}

	/** All that there is to say about a card, a paragraph each, with what is known of its origin. */
	cardHelp(card: string): string[] {
		const args = this.#cardArguments(card);
		const parts = [this.text(`help-${this.#helpId(card)}`, args)];
		for (const [fact, kind] of Object.entries(this.schema.card_facts)) {
			const value = this.facts[card]?.[fact];
			const special = `help-${fact}-${value}`;
			if (kind === 'pair' && value) parts.push(this.text(this.has(special) ? special : 'help-pair', args));
		}
		parts.push(this.#provenance(card), this.#rulings(card));
		return parts.filter(Boolean).map(reflow);
	}

	/** Persons share a text for each kind, and so do cards without a text of their own. */
	#helpId(card: string): string {
		const fact = this.facts[card] ?? {};
		return !fact['name'] && this.has(`help-${card}`) ? card : String(fact['kind'] ?? card);
	}

	/** What is printed on the card, and its name. Of a term there are also its `_id` and `has_`; `$partner` is the card
	 *  with which it makes a pair. */
	#cardArguments(card: string): Arguments {
		const args = this.named('card', card);
		for (const [name, value] of Object.entries(this.facts[card] ?? {}))
			if (this.schema.kinds[name] === 'tokens') args[name] = this.tokens(String(value));
			else args[name] = Array.isArray(value) ? value.join(', ') : value;
		for (const [name, kind] of Object.entries(this.schema.card_facts)) {
			const value = String(args[name] ?? '');
			if (kind === 'number') args[name] ??= 0;
			else if (kind === 'card' && value) Object.assign(args, this.named(name, value));
			else if (kind === 'term' || kind === 'pair') {
				args[name] = this.term(name, value);
				args[`${name}_id`] = value || 'none';
				args[`has_${name}`] = value ? 'yes' : 'no';
			}
			if (kind === 'pair') {
				const pair = Object.keys(this.facts).filter((other) => value && this.facts[other]?.[name] === value);
				const others = pair.filter((other) => other !== card).map((other) => this.card(other));
				args['partner'] = this.listing(others);
				args['has_partner'] = others.length ? 'yes' : 'no';
			}
		}
		return args;
	}

	/** Whether what is printed on the card is ours, or which parts of it are not. */
	#provenance(card: string): string {
		if (this.facts[card]?.['provenance'] !== 'reconstruction') return '';
		const fixed = this.facts[card]?.['fixed'];
		if (!Array.isArray(fixed) || !fixed.length) return this.text('provenance-reconstruction');
		const fields = this.listing(fixed.map((field) => this.text(`field-${field}`)));
		return this.text('provenance-reconstruction-but', { fields });
	}

	/** Where the help tells what we have decided, because the printed rules do not. */
	#rulings(card: string): string {
		const rulings = this.facts[card]?.['rulings'];
		if (!Array.isArray(rulings)) return '';
		return this.text('help-rulings', { number: rulings.length, rulings: this.listing(rulings.map(String)) });
	}

	// What happens and what is asked -----------------------------------------------------------------------------

	/** What happened, for the viewer. */
	event(name: string, args: EventArgs, viewer: number | null): string {
		const id = `event-${name.replace('table.', 'table-')}`;
		return this.find(id, args, viewer) ?? this.sentence(id, args, viewer);
	}

	/** The same in other words, and with what else there is to say; null if they are not there. `<message>-known` is the
	 *  wording where more is told: to who sees the secret part too, or of cards that have more to tell. */
	find(message: string, args: EventArgs, viewer: number | null, more: Arguments = {}): string | null {
		const said = { ...this.#arguments(args, viewer), ...more };
		return this.catalogue.find(`${message}-known`, said) ?? this.catalogue.find(message, said);
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
		const named = source ? this.named('source', source) : { source: '' };
		return this.text(`question-${kind}`, { ...named, source_id: source || 'none' });
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
				Object.assign(args, this.#thing(before, word));
			} else if (PREPOSITIONS.includes(word)) form.push(word);
			else {
				written.push(word);
				if (!(word in this.facts) && !NUMBER.test(word)) form.push(word);
			}
		});
		const numbers = rest.filter((word) => NUMBER.test(word)).map(Number);
		if (numbers.length) args['number'] = numbers[0] ?? 0;
		if (numbers.length === this.names.length) args['by_seat'] = this.#bySeat(numbers, null);
		PLACES.slice(0, written.length).forEach((place, i) => Object.assign(args, this.#thing(place, written[i] ?? '')));
		const things = written.map((word) => String(this.#thing('thing', word)['thing']));
		args['all'] = this.listing(this.counted(things));
		args['count'] = things.length;
		args['form'] = form.join('-') || 'plain';
		return this.text(`move-${verb}`, args);
	}

	/** What a written word names, and the word. */
	#thing(argument: string, word: string): Arguments {
		const isTokens = [...word].every((letter) => this.schema.tokens.includes(letter));
		let said: Arguments;
		if (word in this.facts) said = this.named(argument, word);
		else if (isTokens) said = { [argument]: this.tokens(word) };
		else if (NUMBER.test(word) && Number(word) < this.names.length) said = this.#seat(argument, Number(word), null);
		else said = this.called(argument, word);
		return { ...said, [`${argument}_id`]: word };
	}

	// Arguments --------------------------------------------------------------------------------------------------

	/** Names for numbers and ids, as the kinds of the arguments say, those of players and cards in all their forms. Beside
	 *  `$seat` there is `$seat_you`, beside `$card` its `_id`, beside lists and tokens their `_count`; `$value_same` says whether two arguments tell the same. `$seat_0`
	 *  is who has seat 0, and the numbers of a list `$totals` are `$totals_0` and so on. */
	#arguments(args: EventArgs, viewer: number | null): Arguments {
		const said: Arguments = {};
		for (const [name, other] of Object.entries(this.schema.same))
			said[`${name}_same`] = args[name] === args[other] ? 'yes' : 'no';
		for (const [name, value] of Object.entries(args)) {
			const kind = this.schema.kinds[name] ?? '';
			if (Array.isArray(value)) {
				this.#sayList(said, name, kind, value, viewer);
				continue;
			}
			if (kind === 'seat' && typeof value === 'number') {
				Object.assign(said, this.#seat(name, value, viewer));
				said[`${name}_you`] = value === viewer ? 'yes' : 'no';
			} else if (kind === 'card') {
				Object.assign(said, value ? this.named(name, String(value)) : { [name]: '' });
				said[`${name}_id`] = value || 'none';
			} else said[name] = typeof value === 'number' ? value : this.#said(kind, value, viewer);
			if (kind === 'tokens') said[`${name}_count`] = String(value).length;
		}
		for (const [name, summary] of Object.entries(this.schema.summaries))
			if (summary.parts.some((part) => part.argument in args)) said[name] = this.#summary(summary, args);
		return said;
	}

	#sayList(said: Arguments, name: string, kind: string, list: Value[], viewer: number | null): void {
		if (kind === 'sum') {
			said[name] = list.map((card) => this.card(String(card))).join('+') || this.text('no-cards');
			const seat = Number(name.slice(-1));
			said[`seat_${seat}`] = this.name(seat, viewer);
			return;
		}
		list.forEach((item, i) => {
			if (typeof item === 'number') said[`${name}_${i}`] = item;
		});
		said[`${name}_count`] = list.length;
		if (kind === 'by-seat') said[`${name}_by_seat`] = this.#bySeat(list.map(Number), viewer);
		said[name] = this.listing(this.counted(list.map((item) => this.#said(kind, item, viewer))));
	}

	/** 'Anna 3 and Carlo 1': who has none is left out. */
	#bySeat(numbers: number[], viewer: number | null): string {
		const items = numbers.map((number, seat) => (number ? `${this.name(seat, viewer)} ${number}` : ''));
		return this.listing(items.filter(Boolean));
	}

	#summary({ parts, nothing }: SummaryItem, args: EventArgs): string {
		const items = parts.flatMap((part) => this.#summed(part, args));
		return items.length ? this.listing(items) : this.text(nothing);
	}

	#summed({ argument, message, unless }: SummaryPart, args: EventArgs): string[] {
		const value = args[argument] ?? 0;
		if (Array.isArray(value)) return this.counted(value.map((card) => this.card(String(card))));
		return unless in args || !value ? [] : [this.text(message, { count: value })];
	}

	#said(kind: string, value: Value, viewer: number | null): string {
		if (kind === 'seats' && typeof value === 'number') return this.name(value, viewer);
		if (kind === 'cards') return value ? this.card(String(value)) : '';
		if (kind === 'tokens') return this.tokens(String(value));
		if (kind === 'move') return this.notation(String(value));
		if (kind === 'question') return this.text(`phase-${value}`);
		return String(value);
	}

	/** Pieces in words where there are words for them: 'diamond and amber ×2'. */
	tokens(letters: string): string {
		if (!letters) return this.text('no-tokens');
		if (!this.has(`token-${letters[0]}`)) return letters;
		return this.listing(this.counted([...letters].map((letter) => this.text(`token-${letter}`))));
	}

	/** Whether something with these arguments is about a seat. */
	concerns(args: EventArgs, seat: number): boolean {
		return Object.entries(args).some(
			([name, value]) => this.schema.kinds[name]?.startsWith('seat') && [value].flat().includes(seat),
		);
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

/** Spaces that do not break stay: French has them before some marks. */
function reflow(text: string): string {
	return text
		.split(/[ \n]+/)
		.filter(Boolean)
		.join(' ');
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
