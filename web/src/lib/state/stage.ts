/** What a table shows, whether it is played, looked back at, or a lesson. The games' tables know nothing else. */
import type { Texts } from '$lib/text/texts';
import type {
	ChatLine,
	ClockState,
	EventItem,
	OutcomeItem,
	Proposal,
	Question,
	Refused,
	SeatNow,
} from '$lib/wire/wire';

/** A line of the log: one event as the reader saw it. */
export interface LogLine {
	/** Counts up; the version of the table after it. */
	version: number;
	at: number;
	event: EventItem;
}

/** What a game's view always has. The rest is the game's own: `schema.ts` beside its table. */
export interface AnyView {
	game: string;
	phase: string;
	/** The seats that are asked now. */
	asked: number[];
	/** What adds up from the view. */
	standing?: unknown;
}

/** `View` is that of the game whose table it is. */
export interface Stage<View extends AnyView = AnyView> {
	readonly game: string;
	/** Sentences and names in the reader's language. */
	readonly texts: Texts;
	readonly names: string[];
	/** The people's own names, where the seats are called otherwise. */
	readonly players?: string[];
	/** Through whose eyes; null for a spectator or an open replay. */
	readonly seat: number | null;
	readonly view: View;
	readonly question: Question | null;
	/** An answer is on its way. */
	readonly sending: boolean;
	/** The house has it, but waits a moment before it tells the table, so that the time betrays nothing. */
	readonly held?: boolean;
	/** Why the last answer was refused. */
	readonly refusal: Refused | null;
	readonly outcome: OutcomeItem | null;
	readonly now: SeatNow[];
	readonly clock: ClockState | null;
	/** When the clock was read, by this device's `performance.now()`. */
	readonly clockRead: number;
	readonly paused: boolean;
	readonly proposal: Proposal | null;
	readonly log: LogLine[];
	/** The log lines since the reader's last answer. */
	readonly news: LogLine[];
	/** Looking back: the version before the moment that is shown. */
	readonly before?: number;
	readonly chat: ChatLine[];
	/** With `then`, also the questions that follow at once; see `Question.then`. */
	answer(move: string, then?: string[]): void;
	/** Which rule forbids a move, or forbids it `after` another one; null if none does. Nothing is played. */
	why(move: string, after?: string): Promise<Refused | null>;
	forgetRefusal(): void;
	/** What the seat has said ahead: the answer to each question of a kind. */
	readonly ahead?: Record<string, string>;
	/** Say how every question of a kind is to be answered, or (null) that it is asked again; where that can be done. */
	readonly sayAhead?: ((kind: string, move: string | null) => void) | null;
	/** Why nothing is asked, where it is neither the others nor the table; a lesson says so. */
	readonly because?: string;
	/** Ask the question again whose sealed answer may still be changed; null when there is none. */
	readonly reopen: (() => void) | null;
	/** Take the own last answer back; null where there is none, or nobody to take it back. */
	readonly undo?: (() => void) | null;
	/** How many others watch, if the reader only watches a table that is played; else null. */
	readonly watching?: number | null;
	/** Show the moment after an event of the log, where there is a way back. */
	peek?(version: number): void;
}
