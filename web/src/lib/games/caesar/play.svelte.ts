/** Putting an answer together at this table: `hand:4` is a card of the hand, `group:senators` a group,
 *  `row:senators-5` an open card before the opponent's side of a group, `seen:1` a card that a Spy sees. */
import { Choice, inPlace, nameOf, placeOf, type Move, type ThingState } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import { GROUPS, type CaesarView } from './view';

/** Ways to use influence cards. Where no place is free for them, a turn begins with a manipulation card: `play`. */
export type Mode = 'lay' | 'show' | 'play' | 'discard';
const MODES: Mode[] = ['lay', 'show', 'play', 'discard'];

/** The answer that discards nothing. */
export const ONLY_DRAW = 'discard none';

/** What a manipulation card is about to strike. */
export interface Threat {
	/** One card, that which is named, or all before the groups. */
	strikes: string;
	card: string | null;
	groups: string[];
}

/** The move that plays a manipulation card, in words: its verb, and CARD or GROUP for what it names. Influence has none
 *  of its own: how it is used, the mode says. */
function wordsOf(stage: Stage, card: string): string[] {
	return String(stage.texts.facts[card]?.['move'] ?? '')
		.split(' ')
		.filter(Boolean);
}

/** What is pointed at to say a move: the card that is played, then its targets. Whether to veto is asked by buttons. */
function thingsOf(stage: Stage, verb: string, names: string[]): string[] {
	if (names.join() === 'none') return [];
	if (verb === 'discard') return names.map((name) => `hand:${name}`);
	if (verb === 'strike') return names.map((name) => `seen:${name}`);
	const [first = '', group = ''] = names;
	if (verb === 'lay' || verb === 'show') return [`hand:${first}`, `group:${group}`];
	const card = Object.keys(stage.texts.facts).find((one) => wordsOf(stage, one)[0] === verb);
	if (card === undefined || verb === 'veto') return [];
	const isStruck = wordsOf(stage, card).includes('CARD');
	return [`hand:${card}`, ...(isStruck ? [`row:${group}-${first}`] : names.map((name) => `group:${name}`))];
}

export class Play extends Choice<CaesarView> {
	#mode = $state<Mode | null>(null);
	/** Something is being shown: until it has been seen nothing can be chosen. */
	isWaiting = $state(false);
	/** The hand that a Spy sees. */
	seen = $state.raw<string[]>([]);

	readonly hand = $derived.by(() => {
		const { seat, view } = this.stage;
		return seat === null ? [] : (view.seats[seat]?.hand ?? []);
	});
	/** Its cards as things. */
	readonly held = $derived(inPlace('hand', this.hand));
	readonly verbs = $derived(new Set(this.moves.map((move) => move.verb)));
	readonly modes = $derived(MODES.filter((mode) => (mode === 'play' ? this.hasNoRoom : this.verbs.has(mode))));
	/** A turn that cannot begin by laying, but with a manipulation card. */
	readonly hasNoRoom = $derived(
		this.stage.question?.kind === 'turn' &&
			!this.verbs.has('lay') &&
			this.hand.some((card) => this.verbs.has(wordsOf(this.stage, card)[0] ?? '')),
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
	/** What the cards are for that were chosen: to be laid or played, or discarded. */
	readonly chosen = $derived(this.namesIn('hand'));
	/** The card that is to be laid or played. */
	readonly card = $derived(this.mode === 'discard' ? undefined : this.chosen[0]);
	readonly isManipulating = $derived(this.card !== undefined && !this.#isInfluence(this.card));
	readonly doing = $derived.by(() => {
		if (this.namesIn('seen').length) return 'strike';
		if (this.mode === 'discard') return this.chosen.length ? 'discard' : null;
		return this.card === undefined ? null : this.#verbOf(this.card);
	});
	/** Of the card that is chosen, or has been played and can still be vetoed. */
	readonly threat = $derived.by((): Threat | null => {
		const { view, texts } = this.stage;
		const [verb, ...names] = (this.isManipulating ? this.ready?.text : view.played)?.split(' ') ?? [];
		if (verb === undefined) return null;
		const card = Object.keys(texts.facts).find((one) => wordsOf(this.stage, one)[0] === verb) ?? '';
		return {
			strikes: String(texts.facts[card]?.['strikes'] ?? ''),
			card: names.find((name) => !isGroup(name)) ?? null,
			groups: names.filter(isGroup),
		};
	});
	/** Whether the card that is held strikes another card. */
	readonly wantsTarget = $derived(this.isManipulating && wordsOf(this.stage, this.card ?? '').includes('CARD'));
	/** Whether the card that is held goes before a group, or at one. */
	readonly wantsGroup = $derived.by(() => {
		const { doing, card } = this;
		const isMeant = ({ verb, things }: Move) =>
			verb === doing && things.includes(`hand:${card}`) && things.some((thing) => placeOf(thing) === 'group');
		return card !== undefined && this.moves.some(isMeant);
	});

	constructor(stage: Stage<CaesarView>) {
		super(stage, (verb, names) => thingsOf(stage, verb, names));
	}

	/** The way to use influence is chosen anew, too. */
	override clear(): void {
		super.clear();
		this.#mode = null;
	}

	/** The card that was chosen, and its group, stay if they can be used in that way too. */
	setMode(mode: Mode): void {
		const before = this.selected;
		this.drop();
		this.#mode = mode;
		if (mode !== 'discard') for (const thing of before) if (this.state(thing) === 'legal') this.toggle(thing);
	}

	chooseAll(): void {
		for (const thing of this.held) if (this.state(thing) === 'legal') this.toggle(thing);
	}

	override state(thing: string): ThingState {
		return this.isWaiting ? 'rest' : super.state(thing);
	}

	/** Of the kind that is asked for, but not allowed. */
	isDim(thing: string): boolean {
		if (this.isWaiting || this.state(thing) !== 'rest') return false;
		if (placeOf(thing) === 'hand') return this.modes.length > 0 || this.verbs.has('done') || this.verbs.has('veto');
		if (placeOf(thing) === 'group') return this.wantsGroup;
		return placeOf(thing) === 'row' && this.wantsTarget;
	}

	/** Ask the house why influence cannot be used in this way now. */
	askMode(mode: Mode): void {
		const card = this.hand.find((one) => this.#isInfluence(one));
		// A group that takes a card, so that it is not the group which is to blame.
		const group = this.moves.flatMap((move) => move.names).find(isGroup) ?? GROUPS[0];
		void this.ask(mode, `${mode} ${card ?? '1'} ${group}`);
	}

	/** A move with the thing that is not allowed, for the house to explain. */
	attempt(thing: string): string {
		const [place, name] = [placeOf(thing), nameOf(thing)];
		if (place === 'hand') {
			const words = wordsOf(this.stage, name);
			if (this.mode === 'discard') return ['discard', ...this.chosen, name].join(' ');
			if (!words.length) return `${this.mode === 'show' ? 'show' : 'lay'} ${name} ${GROUPS[0]}`;
			const groups = words.includes('CARD') ? [this.#hiddenGroup()] : [...GROUPS];
			return words.map((word) => (word === 'GROUP' ? groups.shift() : word === 'CARD' ? '1' : word)).join(' ');
		}
		if (!this.doing) return '';
		if (place === 'group') {
			const others = wordsOf(this.stage, this.card ?? '').filter((word) => word === 'GROUP').length - 1;
			const first = [...this.namesIn('group'), ...GROUPS].filter((one) => one !== name).slice(0, Math.max(0, others));
			const laid = this.isManipulating ? [] : this.chosen;
			return [this.doing, ...laid, ...first, name].join(' ');
		}
		const [group, card] = name.split('-');
		return `${this.doing} ${card} ${group}`;
	}

	/** A group before which the opponent has hidden cards: there one would strike if one could. */
	#hiddenGroup(): string {
		const { seat, view } = this.stage;
		const counts = view.seats[1 - (seat ?? 0)]?.hidden_count ?? [];
		return GROUPS[counts.findIndex((count) => count > 0)] ?? GROUPS[0];
	}

	#isInfluence(card: string): boolean {
		return !wordsOf(this.stage, card).length;
	}

	#verbOf(card: string): string | null {
		return wordsOf(this.stage, card)[0] ?? (this.mode === 'discard' || this.mode === 'play' ? null : this.mode);
	}

	/** Influence is used in one way at a time; a manipulation card beside it, but not while one discards. */
	protected override isOpen({ verb }: Move): boolean {
		const { mode } = this;
		const isUse = (MODES as string[]).includes(verb);
		return mode === null || verb === mode || (mode !== 'discard' && !isUse);
	}
}

function isGroup(name: string): boolean {
	return (GROUPS as readonly string[]).includes(name);
}
