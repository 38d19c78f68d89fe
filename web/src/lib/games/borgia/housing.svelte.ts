/** Where the reader's new cards are to go: put together by pointing at a card and then at a place, said as a whole. */
import type { Stage } from '$lib/state/stage';
import type { Question } from '$lib/wire/wire';
import { kindOf, type Housed } from './cards/faces';
import type { Links } from './links.svelte';
import { housedIn, type BorgiaView } from './view';

/** Without a place. */
export const NOWHERE = '';

export class Housing {
	readonly stage!: Stage<BorgiaView>;
	readonly links!: Links;
	/** The card that is pointed at. */
	picked = $state<string | null>(null);
	/** By card: a town, or NOWHERE; a card that is not decided is missing. */
	plan = $state.raw<Record<string, string>>({});

	/** The question at which everything was remembered: what was planned lasts until the next one. */
	#remembered = -1;

	readonly #view = $derived(this.stage.view);
	readonly #seat = $derived(this.stage.seat === null ? undefined : this.#view.seats[this.stage.seat]);
	readonly isOn = $derived(this.stage.question?.kind === 'place' && !this.links.busy);
	/** The cards that wait for a place, in the order in which they are asked for. */
	readonly cards = $derived(this.isOn ? (this.#seat?.new ?? []) : []);
	readonly undecided = $derived(this.cards.filter((card) => !(card in this.plan)));
	readonly isReady = $derived(this.cards.length > 0 && !this.undecided.length);

	constructor(stage: Stage<BorgiaView>, links: Links) {
		this.stage = stage;
		this.links = links;
	}

	/** Remember where everything is: a new housing begins with that. */
	remember(): void {
		const plan: Record<string, string> = {};
		for (const [town, cards] of Object.entries(this.#seat?.places ?? {})) for (const card of cards) plan[card] = town;
		for (const card of this.#seat?.unhoused ?? []) plan[card] = NOWHERE;
		this.plan = plan;
		this.#remembered = this.stage.question?.number ?? -1;
	}

	/** Call when the cards change: what waits no longer is forgotten, and the first undecided card is pointed at. */
	follow(): void {
		if (!this.isOn) {
			const { question } = this.stage;
			if (!this.links.busy && question && question.kind !== 'place' && question.number !== this.#remembered)
				this.clear();
			return;
		}
		if (this.picked && !this.cards.includes(this.picked)) this.picked = null;
		if (!this.picked && this.undecided.length) this.picked = this.undecided[0] ?? null;
	}

	clear(): void {
		this.picked = null;
		if (Object.keys(this.plan).length) this.plan = {};
	}

	/** The card that is planned to stand in a place. */
	planned(town: string, kind: Housed): string {
		return this.cards.find((card) => this.plan[card] === town && kindOf(this.stage.texts, card) === kind) ?? '';
	}

	/** Whether the card that is pointed at may go to a place, as far as can be seen. */
	fits(town: string, kind: Housed): boolean {
		const { picked } = this;
		if (!picked || !this.#seat || kindOf(this.stage.texts, picked) !== kind || this.plan[picked] === town) return false;
		if (housedIn(this.stage.texts, this.#seat, town, kind)) return false;
		const { question } = this.stage;
		return question?.source !== picked || question.moves.includes(moveFor(picked, town));
	}

	pick(card: string): void {
		this.picked = this.picked === card ? null : card;
	}

	/** The card that is pointed at goes there; who was to stand there takes its place in turn. */
	put(town: string): void {
		const { picked } = this;
		if (!picked) return;
		const other = town === NOWHERE ? '' : this.planned(town, kindOf(this.stage.texts, picked) as Housed);
		const plan = { ...this.plan, [picked]: town };
		if (other) {
			const old = this.plan[picked];
			if (old === undefined) delete plan[other];
			else plan[other] = old;
		}
		this.plan = plan;
		this.picked = this.undecided[0] ?? null;
	}

	/** Who would have to look for another place, if the card that is pointed at goes there; '' if nobody. */
	displaced(town: string): string {
		const { picked } = this;
		return picked ? this.planned(town, kindOf(this.stage.texts, picked) as Housed) : '';
	}

	/** The same as `put`; where nothing else is to be placed, that says all. */
	place(town: string): void {
		const isAll = this.cards.length === 1;
		this.put(town);
		if (isAll && this.isReady) this.confirm();
	}

	/** Say it. */
	confirm(): void {
		const plan = { ...this.plan };
		this.links.say((question: Question) => {
			const town = question.kind === 'place' ? plan[question.source] : undefined;
			return town === undefined ? null : moveFor(question.source, town);
		});
	}
}

export function moveFor(card: string, town: string): string {
	return town === NOWHERE ? `house ${card} nowhere` : `house ${card} in ${town}`;
}
