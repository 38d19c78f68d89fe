/** How the reader splits the own votes: put together on this device, then said candidate by candidate. */
import type { Stage } from '$lib/state/stage';
import type { Question } from '$lib/wire/wire';
import type { Links } from './links.svelte';
import type { BorgiaView } from './view';

export class Ballot {
	readonly stage!: Stage<BorgiaView>;
	readonly links!: Links;
	/** By candidate. */
	plan = $state.raw<Record<number, number>>({});
	#number = -1;

	readonly #view = $derived(this.stage.view);
	readonly #me = $derived(this.stage.seat === null ? undefined : this.#view.seats[this.stage.seat]);
	readonly isOn = $derived(this.stage.question?.kind === 'ballot' && !this.links.busy);
	readonly order = $derived(this.#view.standing?.voting_order ?? []);
	/** The candidate that is asked about; those before are said already. */
	readonly asked = $derived(candidateOf(this.stage.question));
	readonly fixed = $derived(new Set(this.order.slice(0, Math.max(0, this.order.indexOf(this.asked)))));
	readonly votes = $derived(this.#me?.votes ?? 0);
	readonly given = $derived(this.order.reduce((sum, seat) => sum + this.of(seat), 0));
	readonly left = $derived(this.votes - this.given);

	constructor(stage: Stage<BorgiaView>, links: Links) {
		this.stage = stage;
		this.links = links;
	}

	/** Call when the question changes: another ballot begins with what is pledged. */
	follow(): void {
		const { question } = this.stage;
		if (!this.isOn || !question || question.number === this.#number) return;
		this.#number = question.number;
		this.plan = Object.fromEntries(
			this.order.map((seat) => [seat, this.fixed.has(seat) ? (this.#me?.ballot?.[seat] ?? 0) : this.least(seat)]),
		);
	}

	of(seat: number): number {
		return this.plan[seat] ?? 0;
	}

	/** Votes that a candidate must get. */
	least(seat: number): number {
		return this.fixed.has(seat) ? this.of(seat) : (this.#me?.pledged[seat] ?? 0);
	}

	most(seat: number): number {
		return this.fixed.has(seat) ? this.of(seat) : this.of(seat) + Math.max(0, this.left);
	}

	set(seat: number, votes: number): void {
		this.plan = { ...this.plan, [seat]: Math.max(this.least(seat), Math.min(this.most(seat), votes)) };
	}

	/** All that may be given to one candidate; the others keep what they must get. */
	giveAll(seat: number): void {
		const plan = Object.fromEntries(this.order.map((other) => [other, this.least(other)]));
		const rest = this.votes - Object.values(plan).reduce((sum, votes) => sum + votes, 0);
		this.plan = { ...plan, [seat]: (plan[seat] ?? 0) + rest };
	}

	cast(): void {
		const plan = { ...this.plan };
		this.links.say((question) => {
			if (question.kind !== 'ballot') return null;
			const candidate = candidateOf(question);
			return `vote ${plan[candidate] ?? 0} for ${candidate}`;
		});
	}
}

function candidateOf(question: Question | null): number {
	return Number(/ for (\d)$/.exec(question?.kind === 'ballot' ? (question.moves[0] ?? '') : '')?.[1] ?? -1);
}
