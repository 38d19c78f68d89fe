/** How the cards of a game look, without its table: to show some of them beside a text, or just to be seen. */
import type { Component } from 'svelte';
import { api } from '$lib/net/api';
import type { Texts } from '$lib/text/texts';
import type { GameSchema } from '$lib/wire/wire';

export type SmallCard = Component<{ card: string; texts: Texts }>;
type FullCard = Component<{ card: string; texts: Texts }>;

export interface Drawn {
	Full: FullCard;
	/** The sheet of the drawings. */
	sheet: string;
	schema: GameSchema;
}

const SMALL = import.meta.glob<{ default: SmallCard }>('$lib/games/*/cards/SmallCard.svelte');
const FULL = import.meta.glob<{ default: FullCard }>('$lib/games/*/cards/FullCard.svelte');
const SHEETS = import.meta.glob<string>('$lib/games/*/drawings.svg', { query: '?raw', import: 'default' });

export async function loadDrawn(game: string): Promise<Drawn> {
	const [full, sheet, schema] = await Promise.all([
		find(FULL, `/games/${game}/cards/FullCard.svelte`)(),
		find(SHEETS, `/games/${game}/drawings.svg`)(),
		api.schema(game),
	]);
	return { Full: full.default, sheet, schema };
}

export async function loadSmall(game: string): Promise<SmallCard> {
	return (await find(SMALL, `/games/${game}/cards/SmallCard.svelte`)()).default;
}

function find<T>(files: Record<string, T>, ending: string): T {
	const found = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
	if (!found) throw new Error(`there is no ${ending}`);
	return found;
}
