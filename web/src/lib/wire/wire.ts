/* What goes over the wire. Made from `curia.wire` by `web/tools/wire_types.py`; do not edit. */

export type EventArg = number | string | (number | string)[];

/** How long one may think: not limited, a bank of seconds that grows with each answer, or days for each turn. */
export interface Clock {
	kind: 'none' | 'bank' | 'days';
	seconds: number;
	increment: number;
	days: number;
	out_of_time: 'bot' | 'concede';
}

/** What becomes of a seat whose player is away: it is held so long, then the others wait, vote, or a bot sits in. */
export interface Absence {
	hold: number;
	then: 'wait' | 'vote' | 'bot';
	level: string;
}

/** Who is to sit somewhere: whoever comes, the one who makes the table, a bot, or (at one screen) a named person. */
export interface SeatPlan {
	kind: 'open' | 'me' | 'bot' | 'here';
	level: string;
	name: string | null;
}

/** The terms of a table, as its maker chose them. */
export interface Terms {
	game: string;
	seats: SeatPlan[];
	options: Record<string, string>;
	access: 'public' | 'link' | 'accounts';
	spectators: 'none' | 'link' | 'public';
	clock: Clock;
	absence: Absence;
	memory: boolean;
	hot_seat: boolean;
	rated: boolean;
}

/** A fact that happened. Names with a dot are the table's own (`table.paused`), the others are the game's. */
export interface EventItem {
	name: string;
	args: Record<string, EventArg>;
}

/** The cards of an argument, or the number in it said by a message; left out where `unless` tells it better. */
export interface SummaryPart {
	argument: string;
	message: string;
	unless: string;
}

/** An argument of sentences that sums several of an event up, and the message that says that there is nothing. */
export interface SummaryItem {
	parts: SummaryPart[];
	nothing: string;
}

/** The cards of a game, and what the arguments of its events are. */
export interface GameSchema {
	cards: Record<string, Record<string, EventArg>>;
	kinds: Record<string, string>;
	card_facts: Record<string, string>;
	summaries: Record<string, SummaryItem>;
	same: Record<string, string>;
	seat_cards: string;
	surnames: string[];
	tokens: string;
	steps: Record<string, string[]>;
	sealed: string[];
	private: string[];
	paragraphs: Record<string, string>;
}

export interface OptionItem {
	name: string;
	values: string[];
	ruling: string;
	first_game: string;
}

/** How a game is shown in the lobby. */
export interface BannerItem {
	title: string;
	stone: 'porphyry' | 'verde' | 'lapis';
	emblem: string;
	cards: string[];
}

/** A game that can be played here. */
export interface GameItem {
	name: string;
	title: string;
	rules_version: number;
	min_seats: number;
	max_seats: number;
	options: OptionItem[];
	bots: string[];
	rules_page: string;
	banner: BannerItem;
	round_event: string;
	lesson: boolean;
}

export interface ChatLine {
	number: number;
	at: number;
	name: string;
	seat: number | null;
	text: string;
	phrase: string | null;
}

/** Who sits in a seat; an open one has no name. */
export interface SeatInfo {
	name: string | null;
	bot: string | null;
	player: string | null;
	program: boolean;
	commitment: string | null;
	agreed: boolean;
}

/** What everybody who may see a table knows of it. */
export interface TableInfo {
	id: string;
	terms: Terms;
	seats: SeatInfo[];
	status: 'gathering' | 'playing' | 'over';
	host: string;
	created: number;
	ended: number | null;
	round_of: string | null;
	rematch: string | null;
	reason: string | null;
	points: number[];
	ranks: number[];
	started: number | null;
}

/** A game that anybody may watch. */
export interface LiveTable {
	table: TableInfo;
	spectators: number;
}

/** The player who asks. */
export interface Me {
	id: string;
	name: string;
	login: string | null;
	webhook: string | null;
	webhook_secret: string;
	may_reset: boolean;
	shown: boolean;
}

/** Whose device it is; nobody's before somebody has said a name. */
export interface Visitor {
	me: Me | null;
}

/** A table of the player's, and whether it waits for them. */
export interface MyTable {
	table: TableInfo;
	seat: number;
	asked: boolean;
	deadline: number | null;
	waits_for: number[];
}

export interface NewGuest {
	name: string;
}

/** What is left out stays. An empty webhook removes it. */
export interface ChangeMe {
	name?: string | null;
	webhook?: string | null;
	shown?: boolean | null;
}

/** Turns the guest into an account: all their tables stay theirs. */
export interface NewAccount {
	login: string;
	password: string;
}

export interface LogIn {
	login: string;
	password: string;
}

/** Of the own account; the old one is asked for, since a device may be in other hands. Who `may_reset` leaves it out. */
export interface ChangePassword {
	new: string;
	old?: string | null;
}

/** Deletes the own account; a guest has no password. */
export interface Farewell {
	password?: string | null;
}

/** What a recovery link carries. */
export interface Recovery {
	code: string;
}

/** Opens the player's seats on another device, once. */
export interface RecoveryLink {
	code: string;
	url: string;
	expires: number;
}

/** Sit down: in the named seat, or in the first open one. */
export interface Join {
	seat?: number | null;
}

/** Take a seat from somebody before the game: for who made the table. */
export interface Remove {
	seat: number;
	bar?: boolean;
}

/** Let a bot play in a free seat, or another level of bot; without a level it goes. For who made the table. */
export interface PutBot {
	seat: number;
	level?: string | null;
}

/** Say yes to terms that were changed: to these, should they have been changed again meanwhile. */
export interface Agree {
	terms: Terms;
}

/** Somebody who may not sit down at a table. */
export interface KeptOut {
	player: string;
	name: string;
}

/** Somebody who was kept out may sit down again: for who made the table. */
export interface LetIn {
	who: string;
}

/** What happened at one moment, as one watcher saw it. */
export interface LogItem {
	version: number;
	at: number;
	events: EventItem[];
}

/** A moment of a replay: what happened, and the view afterwards. */
export interface Frame {
	at: number;
	events: EventItem[];
	view: unknown;
}

/** How strong somebody is at a game. `shown` is for people: 1000 at first, and as in chess from there. */
export interface Rating {
	game: string;
	shown: number;
	mu: number;
	sigma: number;
	games: number;
}

/** Why a request was refused: a code for programs and a sentence for people. */
export interface Problem {
	code: string;
	text: string;
	rule: string | null;
}

/** The house's public key for web push, as `applicationServerKey` takes it. */
export interface PushKey {
	key: string;
}

export interface PushKeys {
	p256dh: string;
	auth: string;
}

/** What a browser's `PushSubscription.toJSON()` gives. */
export interface PushSubscription {
	endpoint: string;
	keys: PushKeys;
}

export interface PushEndpoint {
	endpoint: string;
}

/** How somebody's games went: those of one game among people, or against bots alone. Games with a result, each at a screen of its own. */
export interface Tally {
	game: string;
	against: 'people' | 'bots';
	games: number;
	wins: number;
	average: number | null;
	best: number | null;
}

/** A person met at a table, in the last five hundred games. */
export interface Opponent {
	name: string;
	player: string | null;
	games: number;
	ahead: number;
	behind: number;
}

/** What is known of a player: to others only of an account that shows it, and then without opponents who do not show theirs and without games that only who has their link may see. */
export interface Profile {
	id: string;
	name: string;
	since: number;
	is_account: boolean;
	is_mine: boolean;
	shown: boolean;
	tallies: Tally[];
	ratings: Rating[];
	opponents: Opponent[];
	games: TableInfo[];
}

/** A game of somebody's, as a point of a curve. */
export interface PlayedGame {
	at: number;
	seats: number;
	people: number;
	rank: number;
	points: number | null;
	parts: Record<string, number>;
	rating: number | null;
	table: string | null;
}

/** Somebody in the rankings of a game. */
export interface Leader {
	place: number;
	name: string;
	player: string | null;
	bot: string | null;
	rating: number;
	games: number;
}

/** The first message. `since` is the last version that the client saw; the reply tells what it missed. */
export interface Hello {
	type: 'hello';
	since?: number | null;
	seat?: number | null;
}

/** An answer to the question with that number. While the others still think it can be changed by another one. */
export interface Answer {
	type: 'answer';
	id: string;
	question: number;
	move: string;
	then?: string[];
}

/** Which rule forbids a move? Nothing is played. */
export interface Why {
	type: 'why';
	id: string;
	move: string;
	after?: string | null;
}

/** Take the own last answer back, as long as it told nothing; later it takes a proposal. */
export interface TakeBack {
	type: 'take_back';
	id: string;
}

/** Something that everybody must agree to: to undo the own last answer, to pause, to go on, to let a bot sit in for an absent seat, to end the game without a result. */
export interface Propose {
	type: 'propose';
	id: string;
	what: 'undo' | 'pause' | 'resume' | 'bot' | 'abort';
	seat?: number | null;
}

/** An answer to a proposal. One no ends it; its maker's no takes it back. */
export interface Vote {
	type: 'vote';
	id: string;
	proposal: number;
	agree: boolean;
}

/** Give up: with two players the game is over; with more, a bot plays on for the others' sake. */
export interface Concede {
	type: 'concede';
	id: string;
}

/** Take the own seat back from the bot that sat in. */
export interface Return {
	type: 'return';
	id: string;
}

/** The seed whose hash was given when sitting down, in 64 hexadecimal digits: said when every seat is taken and the game has not begun, never before. Chance is drawn from all of them together with that of the house. */
export interface Reveal {
	type: 'reveal';
	id: string;
	seed: string;
}

/** A line of chat; players and spectators have each their own channel, and before the game there is one for all. */
export interface Say {
	type: 'say';
	id: string;
	text: string;
	phrase?: 'hello' | 'luck' | 'moment' | 'back' | 'thinking' | 'well' | 'ouch' | 'sorry' | 'thanks' | 'played' | 'again' | 'bye' | null;
}

/** How to answer every question of a kind from now on, until something else is said or, where the game says so, what it was said for is over: an auction, a round. For questions that are put whether or not there is a choice. Anybody may say so, with the cards for another answer or without. The answer takes as long as any, and none is given while its player is away. Kept while the house is open. */
export interface Ahead {
	type: 'ahead';
	id: string;
	question: string;
	move?: string | null;
}

/** At a table for one screen: the device is now in the hands of this seat, or (none) in nobody's. */
export interface Look {
	type: 'look';
	seat?: number | null;
}

/** How quickly this player likes the bots to answer; of several players the slowest one's wish holds. */
export interface BotPace {
	type: 'bot_pace';
	pace: 'quick' | 'usual' | 'slow';
}

/** Is somebody there? */
export interface Ping {
	type: 'ping';
}

/** What a seat is asked, and every answer that the rules allow. */
export interface Question {
	number: number;
	kind: string;
	source: string;
	sealed: boolean;
	moves: string[];
	rest?: string[];
	settled?: boolean;
	then?: Question | null;
}

/** Milliseconds left to each seat when the message was written, and whose clocks run. */
export interface ClockState {
	left: number[];
	running: number[];
}

/** What somebody proposed, and who has agreed so far. */
export interface Proposal {
	number: number;
	what: 'undo' | 'pause' | 'resume' | 'bot' | 'abort';
	by: number;
	seat: number | null;
	agreed: number[];
}

/** A seat as everybody sees it; an open one has no name. */
export interface SeatNow {
	name: string | null;
	bot: string | null;
	stand_in: string | null;
	present: boolean;
	conceded: boolean;
	program: boolean;
}

/** How it ended; after a resignation or an abort there are no points. */
export interface OutcomeItem {
	reason: string;
	points: number[];
	parts: (Record<string, number>)[];
	ranks: number[];
}

/** All that the receiver may know of the table: the reply to `hello` and to `look`. */
export interface TableMessage {
	type: 'table';
	table: TableInfo;
	seat: number | null;
	seats: number[];
	version: number;
	missed: EventItem[] | null;
	view: unknown;
	question: Question | null;
	now: SeatNow[];
	spectators: number;
	clock: ClockState | null;
	paused: boolean;
	proposal: Proposal | null;
	outcome: OutcomeItem | null;
	chat: ChatLine[];
	commitment: string;
	ahead: Record<string, string>;
}

/** Something happened. A field that is left out is as it was; so is the `standing` of a view that leaves it out. */
export interface Update {
	type: 'update';
	version: number;
	events: EventItem[];
	view?: unknown;
	question?: Question | null;
	clock?: ClockState;
	now?: SeatNow[];
	paused?: boolean;
	proposal?: Proposal | null;
	outcome?: OutcomeItem | null;
	ahead?: Record<string, string>;
}

/** The message with that id was carried out, and is stored. */
export interface Done {
	type: 'done';
	id: string;
}

/** The answer with that id was taken, but the table is told a moment later, so that nobody can tell from the time whether there was a choice. When that is done and stored, `done` follows; until then it can be changed. */
export interface Held {
	type: 'held';
	id: string;
}

/** The message with that id was not carried out, and why. */
export interface Refused {
	type: 'refused';
	id: string;
	code: string;
	text: string;
	rule: string | null;
	args: Record<string, EventArg>;
}

/** A line of the receiver's channel. */
export interface Chat {
	type: 'chat';
	line: ChatLine;
}

/** Who is there; and how many watch. */
export interface Presence {
	type: 'presence';
	now: SeatNow[];
	spectators: number;
}

/** Yes. */
export interface Pong {
	type: 'pong';
}

/** Something that happened in a lesson, and the learner's view afterwards. */
export interface LessonMoment {
	events: EventItem[];
	view: unknown;
}

/** What came of the learner's answers: the moments since the last of them, and what is asked now. */
export interface LessonReply {
	moments: LessonMoment[];
	question: Question | null;
	task: number | null;
	outcome: OutcomeItem | null;
	refused: Refused | null;
	aside: boolean;
}

/** One idea: a position, and what there is to do in it. */
export interface LessonStep {
	id: string;
	rules: string[];
	point: string[];
	tasks: string[][];
	start: LessonReply;
}

/** A first game, step by step. */
export interface Lesson {
	game: string;
	seat: number;
	names: string[];
	steps: LessonStep[];
}

/** All that the learner has answered in a step so far, in order. Nothing is kept in the house. */
export interface LessonAnswers {
	moves: string[];
}

export type ClientMessage = Hello | Reveal | Answer | Why | TakeBack | Propose | Vote | Concede | Return | Ahead | Say | Look | BotPace | Ping;

export type ServerMessage = TableMessage | Update | Done | Held | Refused | Chat | Presence | Pong;
