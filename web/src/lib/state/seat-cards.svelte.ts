import { loadClient, type GameClient } from '$lib/games';
import { api } from '$lib/net/api';
import { persist } from '$lib/net/persist';
import { Words } from '$lib/text/words.svelte';
import type { GameSchema } from '$lib/wire/wire';
import { seatCardsOf } from './seat-card';

/** What each seat stands for where there is no table yet. */
export class SeatCards {
	client = $state.raw<GameClient | null>(null);
	#schema = $state.raw<GameSchema | null>(null);
	readonly #words: Words;
	readonly #texts = $derived.by(() => (this.#schema ? this.#words.texts(this.#schema, []) : null));
	readonly cards = $derived(this.#schema && this.#texts ? seatCardsOf(this.#schema, this.#texts) : []);

	constructor(game: string) {
		this.#words = new Words(game);
		void persist(() => api.schema(game)).then((schema) => {
			if (!schema.seat_cards) return;
			this.#schema = schema;
			void persist(() => loadClient(game)).then((client) => (this.client = client));
		});
	}

	/** Call in an effect. */
	follow(): void {
		if (this.#schema) this.#words.follow();
	}
}
