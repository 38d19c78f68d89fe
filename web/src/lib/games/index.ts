/** The games' own parts of the client, each loaded when it is first needed. */
import type { Component } from 'svelte';
import { imported } from '$lib/net/imported';
import type { AnyView, Stage } from '$lib/state/stage';
import type { TableState } from '$lib/state/table.svelte';
import type { Texts } from '$lib/text/texts';

export interface GameClient<View extends AnyView = AnyView> {
	/** The table. `live` is null in replays and lessons. */
	Table: Component<{ stage: Stage<View>; live?: TableState | null }>;
	FullCard: Component<{ card: string; texts: Texts }>;
	/** What the count shows beside the points, if anything. */
	Result?: Component<{ stage: Stage<View> }>;
	/** All cards of the game, to look at; no table needs it. */
	loadSheet: () => Promise<{ default: Component<{ texts: Texts }> }>;
	/** The sheet of its drawings. */
	drawings: string;
}

const CLIENTS: Record<string, () => Promise<{ default: GameClient<never> }>> = {
	habemus: imported(() => import('./habemus')),
	caesar: imported(() => import('./caesar')),
	borgia: imported(() => import('./borgia')),
};

/** In the order in which they are shown. The titles are names, the same in every language. */
export const GAME_TITLES: Record<string, string> = {
	habemus: '1655 · Habemus Papam',
	caesar: 'Caesar & Cleopatra',
	borgia: 'Borgia',
};

export async function loadClient(game: string): Promise<GameClient> {
	const load = CLIENTS[game];
	if (!load) throw new Error(`there is no game '${game}'`);
	// It is only shown views of its own game.
	return (await load()).default as GameClient;
}
