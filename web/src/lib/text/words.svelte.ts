/** The catalogues that the open page needs, in the language that the reader wants; a change of it shows at once. */
import { api } from '$lib/net/api';
import { persist } from '$lib/net/persist';
import { prefs } from '$lib/state/prefs.svelte';
import type { GameSchema } from '$lib/wire/wire';
import { Catalogue, catalogueNames, isBuiltIn, loadSources, type Language } from './catalogue';
import { Texts } from './texts';

/** The messages of the pages without a game (game null), of one game, or of the catalogues named. */
export class Words {
	catalogue = $state.raw<Catalogue | null>(null);
	/** Whether those are there too that only some pages need. */
	isWhole = $state(false);
	readonly game: string | null;
	#names: string[];
	#rest: string[];
	#wanted = '';

	constructor(game: string | null, names: string[] = catalogueNames(game), rest: string[] = []) {
		this.game = game;
		this.#names = names;
		this.#rest = rest;
	}

	/** Call inside an effect: follows with the rest too, from now on. */
	complete(): void {
		if (this.#rest.length) {
			this.#names = [...this.#names, ...this.#rest];
			this.#rest = [];
			this.#wanted = '';
		}
		this.follow();
	}

	/** Call inside an effect: loads what is missing whenever the language changes. */
	follow(): void {
		const language = prefs.language;
		if (this.#wanted === language) return;
		this.#wanted = language;
		void this.#load();
	}

	async #load(): Promise<void> {
		const language = prefs.language;
		const names = this.#names;
		// Without the network the old words stay, until it is back.
		const sources = await persist(() => Promise.all([loadSources(language, names), this.#ofHouse(language)]));
		if (language !== prefs.language || names !== this.#names) return;
		this.catalogue = new Catalogue(language, sources.flat());
		this.isWhole = !this.#rest.length;
	}

	/** The words of a game that the client was not built with. */
	async #ofHouse(language: Language): Promise<string[]> {
		return this.game && !isBuiltIn(this.game) ? [await api.texts(this.game, language)] : [];
	}

	text(message: string, args: Record<string, string | number> = {}): string {
		return this.catalogue?.text(message, args) ?? '';
	}

	texts(schema: GameSchema, names: string[]): Texts | null {
		return this.catalogue ? new Texts(this.catalogue, schema, names) : null;
	}
}

/** The words of all pages around the tables; of these a table itself needs few. */
export const words = new Words(null, ['web'], ['web-lobby']);

export function t(message: string, args: Record<string, string | number> = {}): string {
	return words.text(message, args);
}
