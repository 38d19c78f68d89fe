/** The games' own parts of the client, each loaded when it is first needed. */
import type { Component } from 'svelte';
import { imported } from '$lib/net/imported';
import type { AnyView, Stage } from '$lib/state/stage';
import type { TableState } from '$lib/state/table.svelte';
import { games } from '$lib/state/games.svelte';
import { plainTelling, type Telling } from '$lib/state/telling';
import type { Texts } from '$lib/text/texts';

export interface GameClient<View extends AnyView = AnyView> {
	/** The table. `live` is null in replays and lessons. */
	Table: Component<{ stage: Stage<View>; live?: TableState | null }>;
	/** How its log is told; where it does not say, each event has its line. */
	telling?: Telling;
	FullCard: Component<{ card: string; texts: Texts }>;
	/** The table in the words of the game, where seats are not called by who sits there. */
	stageOf?: (inner: Stage<View>) => Stage;
	/** The emblems of its end. */
	ending?: string[];
	/** What the count shows beside the points, if anything. */
	Result?: Component<{ stage: Stage<View> }>;
	/** The coat of whom a seat stands for, where seats do: a family. */
	SeatCoat?: Component<{ family: string; size?: number }>;
	/** All cards of the game, to look at; no table needs it. */
	loadSheet: () => Promise<{ default: Component<{ texts: Texts }> }>;
	/** The sheet of its drawings. */
	drawings: string;
}

/** How the log of a game is told. */
export function tellingOf(client: GameClient | null, game: string): Telling {
	return client?.telling ?? plainTelling(games.item(game)?.round_event);
}

const CLIENTS: Record<string, () => Promise<{ default: GameClient<never> }>> = {
	habemus: imported(() => import('./habemus')),
	caesar: imported(() => import('./caesar')),
	borgia: imported(() => import('./borgia')),
};

/** Draws any game by what its view says. */
const PLAIN = imported(() => import('./plain'));

export async function loadClient(game: string): Promise<GameClient> {
	// It is only shown views of its own game.
	return (await (CLIENTS[game] ?? PLAIN)()).default as GameClient;
}
