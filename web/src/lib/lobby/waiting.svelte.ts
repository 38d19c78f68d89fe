/** A table before the game, as this reader sees it: who sits, what has been agreed, and what may be done about it. */
import { api } from '$lib/net/api';
import { myself } from '$lib/state/me.svelte';
import type { TableState } from '$lib/state/table.svelte';
import type { KeptOut, SeatInfo, Terms } from '$lib/wire/wire';
import { Attempt } from './attempt.svelte';

export class Waiting {
	readonly table: TableState;
	readonly attempt = new Attempt();
	/** Whom the host does not want; told to the host only. */
	keptOut = $state.raw<KeptOut[]>([]);
	/** The terms that the reader saw before they were changed. */
	before = $state.raw<Terms | null>(null);

	readonly seats = $derived.by((): SeatInfo[] => this.table.info?.seats ?? []);
	readonly terms = $derived.by((): Terms | null => this.table.info?.terms ?? null);
	readonly missing = $derived(this.seats.filter((seat) => seat.name === null).length);
	readonly isSeated = $derived.by(() => this.table.seats.length > 0);
	readonly isHost = $derived.by(() => this.table.info !== null && this.table.info.host === myself.me?.id);
	/** What the host is called here; nothing if they stood up. */
	readonly host = $derived.by(() => this.seats.find((seat) => seat.player === this.table.info?.host)?.name ?? '');
	/** Whether the reader is asked to agree to other terms. */
	readonly isAsked = $derived.by(() => this.table.seats.some((seat) => this.seats[seat]?.agreed === false));

	#known: Terms | null = null;

	constructor(table: TableState) {
		this.table = table;
	}

	/** Call inside an effect: what is agreed now was so before, once it is something else. */
	follow(): void {
		const { terms } = this;
		if (terms && this.#known && JSON.stringify(terms) !== JSON.stringify(this.#known)) {
			// A bot on a seat is no other agreement.
			const agreed = ({ seats, ...rest }: Terms) => JSON.stringify({ ...rest, count: seats.length });
			if (agreed(terms) !== agreed(this.#known)) this.before = this.#known;
		}
		this.#known = terms;
		const takesAnswers = this.isHost ? this.seats.every((seat) => seat.agreed) : this.isSeated && !this.isAsked;
		if (takesAnswers) this.before = null;
	}

	/** Whom the host keeps out. */
	async look(): Promise<void> {
		this.keptOut = this.isHost ? await api.keptOut(this.table.id) : [];
	}

	async remove(seat: number, bar: boolean): Promise<void> {
		await this.attempt.try(async () => {
			await api.remove(this.table.id, seat, bar);
			if (bar) await this.look();
		});
	}

	async letIn(player: string): Promise<void> {
		await this.attempt.try(async () => (this.keptOut = await api.letIn(this.table.id, player)));
	}

	async putBot(seat: number, level: string | null): Promise<void> {
		await this.attempt.try(() => api.putBot(this.table.id, seat, level));
	}

	async agree(): Promise<void> {
		const { terms } = this;
		if (terms) await this.attempt.try(() => api.agree(this.table.id, terms));
	}
}
