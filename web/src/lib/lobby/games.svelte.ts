/** How each game is shown outside its table: its stone, its mark, and a few of its cards. */
import { api } from '$lib/net/api';
import type { GameItem } from '$lib/wire/wire';

export type Stone = 'porphyry' | 'verde' | 'lapis';

export interface Show {
	name: string;
	stone: Stone;
	/** An emblem of the sheet that all pages share. */
	emblem: string;
	/** The cards that lie on the slab: the middle one is read, the others peep out behind it. */
	cards: [string, string, string];
}

export const SHOWS: Show[] = [
	{ name: 'habemus', stone: 'porphyry', emblem: 'galero', cards: ['louis', 'chigi', 'camerlengo'] },
	{ name: 'caesar', stone: 'verde', emblem: 'laurel', cards: ['veto', 'senators', 'philosopher'] },
	{ name: 'borgia', stone: 'lapis', emblem: 'keys', cards: ['spy', 'raphael', 'poison'] },
];

const PLAIN: Omit<Show, 'name'> = { stone: 'porphyry', emblem: 'deck', cards: ['', '', ''] };

export function showOf(game: string): Show {
	return SHOWS.find((show) => show.name === game) ?? { name: game, ...PLAIN };
}

/** The games of the house, asked once: they do not change while it is open. */
class Games {
	items = $state.raw<GameItem[] | null>(null);
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
			});
		return this.#asking;
	}

	item(name: string): GameItem | null {
		return this.items?.find((item) => item.name === name) ?? null;
	}
}

export const games = new Games();
