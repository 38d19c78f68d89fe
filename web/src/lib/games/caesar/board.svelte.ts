/** The table as its parts see it: what is shown, and the answers that are being put together. */
import { getContext, setContext } from 'svelte';
import { prefs } from '$lib/state/prefs.svelte';
import type { Stage } from '$lib/state/stage';
import type { Party } from './cards/faces';
import { Arranging, Castling, Placing } from './drafts.svelte';
import { Play } from './play.svelte';
import { Shows } from './shows.svelte';
import { partyOf, type CaesarView } from './view';

export class Board {
	readonly stage: Stage<CaesarView>;
	readonly play: Play;
	readonly arranging: Arranging;
	readonly placing: Placing;
	readonly castling: Castling;
	readonly shows = new Shows(
		() => prefs.isStill,
		(usual) => prefs.lasting(usual),
	);
	/** What is being dragged is over this place. */
	over = $state<string | null>(null);

	/** As it is to be seen now: a vote is held back until it has been shown. */
	readonly view = $derived.by(() => this.shows.see(this.stage.view));
	/** From whose place the table is seen; spectators sit at seat 0. */
	readonly front = $derived.by(() => this.stage.seat ?? 0);
	/** The kind of the question that is put. */
	readonly kind = $derived.by(() => this.stage.question?.kind ?? '');

	constructor(stage: Stage<CaesarView>) {
		this.stage = stage;
		this.play = new Play(stage);
		this.arranging = new Arranging(stage);
		this.placing = new Placing(stage);
		this.castling = new Castling(stage);
	}

	partyOf(seat: number): Party {
		return partyOf(this.view, seat);
	}

	/** 'Caesar' or 'Cleopatra', in the reader's language. */
	partyName(seat: number): string {
		return this.stage.texts.text(`party-${this.partyOf(seat)}`);
	}
}

const KEY = Symbol('board');
export const setBoard = (board: Board): Board => setContext(KEY, board);
export const getBoard = (): Board => getContext(KEY);
