/** Putting an answer together at this table. Things have names of their own here, because equal cards lie in several
 *  places: `hand-2` is a card of the hand, `group-senators` a group, `card-senators-5-0` an open card of the opponent,
 *  `seen-1` a card that a Spy sees. */
import { Choice, contains, type Move, type ThingState } from '$lib/state/choice.svelte';
import { GROUPS, type CaesarView } from './view';

/** Ways to use influence cards. Where no place is free for them, a turn begins with a manipulation card: `play`. */
export type Mode = 'lay' | 'show' | 'play' | 'discard';
const MODES: Mode[] = ['lay', 'show', 'play', 'discard'];

/** The answer that discards nothing. */
export const ONLY_DRAW = 'discard none';

interface Target {
	thing: string;
	group: string;
	card: string;
}

/** What a manipulation card is about to strike. */
export interface Threat {
	/** One card, that which is named, or all before the groups. */
	strikes: string;
	card: string | null;
	groups: string[];
}

export class Play extends Choice<CaesarView> {
	#mode = $state<Mode | null>(null);
	/** Places in the hand. */
	held = $state.raw<number[]>([]);
	groups = $state.raw<string[]>([]);
	target = $state.raw<Target | null>(null);
	/** The card of another hand that a Spy chose, by its place. */
	struck = $state<number | null>(null);
	/** Something is being shown: until it has been seen nothing can be chosen. */
	isWaiting = $state(false);
	/** The hand that a Spy sees. */
	seen = $state.raw<string[]>([]);

	readonly hand = $derived.by(() => {
		const { seat, view } = this.stage;
		return seat === null ? [] : (view.seats[seat]?.hand ?? []);
	});
	readonly verbs = $derived(new Set(this.moves.map((move) => move.verb)));
	readonly modes = $derived(MODES.filter((mode) => (mode === 'play' ? this.hasNoRoom : this.verbs.has(mode))));
	/** A turn that cannot begin by laying, but with a manipulation card. */
	readonly hasNoRoom = $derived(
		this.stage.question?.kind === 'turn' &&
			!this.verbs.has('lay') &&
			this.hand.some((card) => this.verbs.has(this.#wordsOf(card)[0] ?? '')),
	);
	/** The ways that a turn has, also those that are not open now. Without a free place laying is none. */
	readonly offered = $derived.by(() => {
		const kind = this.stage.question?.kind;
		if (this.hasNoRoom || (kind !== 'turn' && kind !== 'lay')) return this.modes;
		return MODES.filter((mode) => mode !== 'play' && (kind === 'turn' || mode !== 'discard'));
	});
	/** A short hand may be filled up without a discard. */
	readonly canOnlyDraw = $derived(this.moves.some((move) => move.text === ONLY_DRAW));
	readonly mode = $derived(this.#mode && this.modes.includes(this.#mode) ? this.#mode : (this.modes[0] ?? null));
	/** The card that is to be laid or played. */
	readonly card = $derived(this.mode === 'discard' ? undefined : this.hand[this.held[0] ?? -1]);
	readonly isManipulating = $derived(this.card !== undefined && !this.#isInfluence(this.card));
	readonly doing = $derived.by(() => {
		if (this.struck !== null) return 'strike';
		if (this.mode === 'discard') return this.held.length ? 'discard' : null;
		return this.card === undefined ? null : this.#verbOf(this.card);
	});
	/** What the answer names so far. */
	readonly names = $derived.by(() => {
		if (this.struck !== null) return [this.seen[this.struck] ?? ''];
		if (this.mode === 'discard') return this.held.map((place) => this.hand[place] ?? '');
		return [...this.#laid, ...(this.target ? [this.target.card, this.target.group] : []), ...this.groups];
	});
	override readonly ready = $derived.by((): Move | null => {
		if (!this.doing) return null;
		return this.#with(this.doing, this.names).find((move) => move.things.length === this.names.length) ?? null;
	});
	override readonly isWhole = $derived(
		this.ready !== null && this.mode !== 'discard' && this.#with(this.doing ?? '', this.names).length === 1,
	);
	/** Of the card that is chosen, or has been played and can still be vetoed. */
	readonly threat = $derived.by((): Threat | null => {
		const { view, texts } = this.stage;
		const [verb, ...names] = (this.isManipulating ? this.ready?.text : view.played)?.split(' ') ?? [];
		if (verb === undefined) return null;
		const card = Object.keys(texts.facts).find((one) => this.#wordsOf(one)[0] === verb) ?? '';
		return {
			strikes: String(texts.facts[card]?.['strikes'] ?? ''),
			card: names.find((name) => !isGroup(name)) ?? null,
			groups: names.filter(isGroup),
		};
	});
	/** Whether the card that is held strikes another card. */
	readonly wantsTarget = $derived(this.isManipulating && this.#wordsOf(this.card ?? '').includes('CARD'));
	/** Whether the card that is held goes before a group, or at one. */
	readonly wantsGroup = $derived.by(() => {
		const { doing } = this;
		if (!doing || this.card === undefined || this.struck !== null || this.wantsTarget) return false;
		return this.#with(doing, this.#laid).some((move) => move.things.length > this.#laid.length);
	});
	/** The influence card that the answer names first. */
	readonly #laid = $derived(this.card !== undefined && !this.isManipulating ? [this.card] : []);

	override clear(): void {
		super.clear();
		this.#mode = null;
		this.drop();
	}

	/** Nothing is held any more; the way to use influence stays. */
	drop(): void {
		this.held = [];
		this.groups = [];
		this.target = null;
		this.struck = null;
		this.whyNot = null;
	}

	setMode(mode: Mode): void {
		if (mode === 'discard' || !this.#laid.length) this.drop();
		this.#mode = mode;
	}

	holdAll(): void {
		this.held = this.hand.map((_, place) => place);
	}

	override state(thing: string): ThingState {
		if (!this.stage.question || this.isWaiting) return 'rest';
		if (this.#isSelected(thing)) return 'selected';
		return this.#isLegal(thing) ? 'legal' : 'rest';
	}

	override toggle(thing: string): void {
		this.whyNot = null;
		const [kind, name = ''] = thing.split('-');
		if (kind === 'hand') this.#toggleHand(Number(name));
		else if (kind === 'group') this.#toggleGroup(name);
		else if (kind === 'seen') this.struck = this.struck === Number(name) ? null : Number(name);
		else this.target = this.target?.thing === thing ? null : targetOf(thing);
	}

	/** Of the kind that is asked for, but not allowed. */
	isDim(thing: string): boolean {
		if (this.isWaiting || this.state(thing) !== 'rest') return false;
		if (thing.startsWith('hand-')) return this.modes.length > 0 || this.verbs.has('done') || this.verbs.has('veto');
		if (thing.startsWith('group-')) return this.wantsGroup;
		return thing.startsWith('card-') && this.wantsTarget;
	}

	/** Ask the house why influence cannot be used in this way now. */
	askMode(mode: Mode): void {
		const card = this.hand.find((one) => this.#isInfluence(one));
		// A group that takes a card, so that it is not the group which is to blame.
		const group = this.moves.flatMap((move) => move.things).find(isGroup) ?? GROUPS[0];
		void this.ask(mode, `${mode} ${card ?? '1'} ${group}`);
	}

	/** A move with the thing that is not allowed, for the house to explain. */
	attempt(thing: string): string {
		const [kind, name = ''] = thing.split('-');
		if (kind === 'hand') {
			const card = this.hand[Number(name)] ?? '';
			const words = this.#wordsOf(card);
			if (!words.length) return `${this.mode === 'show' ? 'show' : 'lay'} ${card} ${GROUPS[0]}`;
			const groups = words.includes('CARD') ? [this.#hiddenGroup()] : [...GROUPS];
			return words.map((word) => (word === 'GROUP' ? groups.shift() : word === 'CARD' ? '1' : word)).join(' ');
		}
		if (kind === 'group' && this.doing) {
			const others = this.#wordsOf(this.card ?? '').filter((word) => word === 'GROUP').length - 1;
			const first = [...this.groups, ...GROUPS].filter((one) => one !== name).slice(0, Math.max(0, others));
			return [this.doing, ...this.names.filter((one) => !isGroup(one)), ...first, name].join(' ');
		}
		const target = targetOf(thing);
		return target ? `${this.doing} ${target.card} ${target.group}` : '';
	}

	/** A group before which the opponent has hidden cards: there one would strike if one could. */
	#hiddenGroup(): string {
		const { seat, view } = this.stage;
		const counts = view.seats[1 - (seat ?? 0)]?.hidden_count ?? [];
		return GROUPS[counts.findIndex((count) => count > 0)] ?? GROUPS[0];
	}

	/** The move that plays a manipulation card, in words: its verb, and CARD or GROUP for what it names. Influence has
	 *  none of its own: how it is used, the mode says. */
	#wordsOf(card: string): string[] {
		return String(this.stage.texts.facts[card]?.['move'] ?? '')
			.split(' ')
			.filter(Boolean);
	}

	#isInfluence(card: string): boolean {
		return !this.#wordsOf(card).length;
	}

	#verbOf(card: string): string | null {
		return this.#wordsOf(card)[0] ?? (this.mode === 'discard' || this.mode === 'play' ? null : this.mode);
	}

	#with(verb: string, names: readonly string[]): Move[] {
		return this.moves.filter((move) => move.verb === verb && contains(move.things, names));
	}

	#isSelected(thing: string): boolean {
		const [kind, name = ''] = thing.split('-');
		if (kind === 'hand') return this.held.includes(Number(name));
		if (kind === 'group') return this.groups.includes(name);
		if (kind === 'seen') return this.struck === Number(name);
		return this.target?.thing === thing;
	}

	#isLegal(thing: string): boolean {
		const [kind, name = ''] = thing.split('-');
		if (kind === 'hand') {
			const card = this.hand[Number(name)] ?? '';
			if (this.mode === 'discard') return this.#with('discard', [...this.names, card]).length > 0;
			const verb = this.#verbOf(card);
			return verb !== null && this.#with(verb, this.#isInfluence(card) ? [card] : []).length > 0;
		}
		if (kind === 'seen') return this.#with('strike', [this.seen[Number(name)] ?? '']).length > 0;
		if (kind === 'group') return this.wantsGroup && this.#fitting(name) !== null;
		const target = targetOf(thing);
		return !!target && this.wantsTarget && this.#with(this.doing ?? '', [target.card, target.group]).length > 0;
	}

	/** The groups chosen so far that go with another one: of one group too many the earlier ones make room. */
	#fitting(group: string): string[] | null {
		for (let first = 0; first <= this.groups.length; first++) {
			const kept = [...this.groups.slice(first), group];
			if (this.doing && this.#with(this.doing, [...this.#laid, ...kept]).length) return kept;
		}
		return null;
	}

	#toggleHand(place: number): void {
		const isHeld = this.held.includes(place);
		if (this.mode === 'discard') {
			this.held = isHeld ? this.held.filter((other) => other !== place) : [...this.held, place].sort();
			return;
		}
		// Another influence card goes before the group that was chosen for the first one.
		const keepsGroup = !isHeld && this.#laid.length && this.#isInfluence(this.hand[place] ?? '');
		this.held = isHeld ? [] : [place];
		this.target = null;
		if (!keepsGroup) this.groups = [];
	}

	#toggleGroup(group: string): void {
		if (this.groups.includes(group)) this.groups = this.groups.filter((other) => other !== group);
		else this.groups = this.#fitting(group) ?? this.groups;
	}
}

function isGroup(name: string): boolean {
	return (GROUPS as readonly string[]).includes(name);
}

function targetOf(thing: string): Target | null {
	const [kind, group, card] = thing.split('-');
	return kind === 'card' && group && card ? { thing, group, card } : null;
}
