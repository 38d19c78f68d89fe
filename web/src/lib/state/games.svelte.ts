/** The games of the house, asked once: they do not change while it is open. */
import { api } from '$lib/net/api';
import type { BannerItem, GameItem } from '$lib/wire/wire';

class Games {
	items = $state.raw<GameItem[] | null>(null);
	/** Whether the house has told them, or could not. */
	takesAnswers = $state(false);
	#asking: Promise<void> | null = null;

	load(): Promise<void> {
		this.#asking ??= api
			.games()
			.then((items) => {
				this.items = items;
			})
			.catch((error: unknown) => {
				this.#asking = null;
				throw error;
			})
			.finally(() => {
				this.takesAnswers = true;
			});
		return this.#asking;
	}

	item(name: string): GameItem | null {
		return this.items?.find((item) => item.name === name) ?? null;
	}

	/** How a game is shown outside its table. */
	banner(name: string): BannerItem {
		return this.item(name)?.banner ?? { title: name, stone: 'porphyry', emblem: 'deck', cards: [] };
	}

	/** A name, the same in every language; nothing while the house is asked. */
	title(name: string): string {
		return this.takesAnswers ? this.banner(name).title : '';
	}
}

export const games = new Games();
