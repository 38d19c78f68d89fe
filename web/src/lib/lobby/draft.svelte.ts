/** A table that is being made: all its terms, and what goes together. The house has the last word. */
import type { Clock, GameItem, SeatPlan, Terms } from '$lib/wire/wire';

export type Pace = 'none' | 'evening' | 'days';
export type Preset = 'friends' | 'slow' | 'screen' | 'public';

export const PRESETS: Preset[] = ['friends', 'slow', 'screen', 'public'];
/** Seconds at the start, and for each answer. */
export const BANKS: [number, number][] = [
	[600, 10],
	[1200, 20],
	[2700, 30],
];
export const DAYS = [1, 3, 7];
/** Seconds that a seat is held for somebody who is away. */
export const HOLDS = [60, 120, 300, 900, 3600, 86_400];

const EVENING: [number, number] = [1200, 20];
const LONGEST_NAME = 24;

/** What a preset settles; everything else stays as it is. */
interface Settled {
	oneScreen: boolean;
	pace: Pace;
	access: Terms['access'];
	spectators: Terms['spectators'];
	hold: number;
	then: Terms['absence']['then'];
}

const SETTLED: Record<Preset, Settled> = {
	friends: { oneScreen: false, pace: 'none', access: 'link', spectators: 'link', hold: 120, then: 'vote' },
	slow: { oneScreen: false, pace: 'days', access: 'link', spectators: 'link', hold: 86_400, then: 'wait' },
	screen: { oneScreen: true, pace: 'none', access: 'link', spectators: 'none', hold: 120, then: 'wait' },
	public: { oneScreen: false, pace: 'evening', access: 'public', spectators: 'public', hold: 120, then: 'bot' },
};

export class Draft {
	readonly item: GameItem;
	seats = $state<SeatPlan[]>([]);
	options = $state<Record<string, string>>({});
	/** All people sit at this device. */
	oneScreen = $state(false);
	pace = $state<Pace>('none');
	bank = $state<[number, number]>(EVENING);
	days = $state(3);
	outOfTime = $state<Clock['out_of_time']>('bot');
	access = $state<Terms['access']>('link');
	spectators = $state<Terms['spectators']>('link');
	hold = $state(120);
	then = $state<Terms['absence']['then']>('vote');
	memory = $state(false);
	wantsRated = $state(false);

	/** Options that are not as in the rules. */
	readonly changed = $derived.by(() =>
		this.item.options.filter(({ name, values }) => this.options[name] !== values[0]).map(({ name }) => name),
	);
	readonly open = $derived(this.seats.filter((seat) => seat.kind === 'open').length);
	readonly preset = $derived(PRESETS.find((preset) => this.#fits(preset)) ?? null);

	constructor(item: GameItem) {
		this.item = item;
		this.options = Object.fromEntries(item.options.map((option) => [option.name, option.values[0] ?? '']));
		this.seats = Array.from({ length: defaultSeats(item) }, (_, i) => this.#plan(i === 0 ? 'me' : 'open'));
	}

	/** The terms of a table that waits, to be changed. */
	static of(item: GameItem, terms: Terms): Draft {
		const draft = new Draft(item);
		const { clock, absence } = terms;
		Object.assign(draft.options, terms.options);
		draft.seats = terms.seats.map((seat) => ({ ...seat }));
		draft.pace = clock.kind === 'bank' ? 'evening' : clock.kind;
		if (clock.kind === 'bank') draft.bank = [clock.seconds, clock.increment];
		draft.days = clock.days;
		draft.outOfTime = clock.out_of_time;
		draft.access = terms.access;
		draft.spectators = terms.spectators;
		draft.hold = absence.hold;
		draft.then = absence.then;
		draft.memory = terms.memory;
		draft.wantsRated = terms.rated;
		return draft;
	}

	get level(): string {
		return this.item.bots[0] ?? '';
	}

	settle(preset: Preset): void {
		const { oneScreen, ...rest } = SETTLED[preset];
		Object.assign(this, rest);
		this.setOneScreen(oneScreen);
		// A preset is about people: bots that were there stay, but not only bots.
		const others = this.seats.filter((seat) => seat.kind !== 'me');
		if (others.every((seat) => seat.kind === 'bot')) for (const seat of others) seat.kind = oneScreen ? 'here' : 'open';
	}

	setOneScreen(oneScreen: boolean): void {
		this.oneScreen = oneScreen;
		for (const seat of this.seats) {
			if (oneScreen && seat.kind === 'open') seat.kind = 'here';
			if (!oneScreen && seat.kind === 'here') seat.kind = 'open';
		}
	}

	resize(count: number): void {
		const size = Math.min(this.item.max_seats, Math.max(this.item.min_seats, count));
		while (this.seats.length > size) {
			// Somebody leaves; who makes the table stays.
			const last = this.seats.findLastIndex((seat) => seat.kind !== 'me');
			this.seats.splice(last < 0 ? this.seats.length - 1 : last, 1);
		}
		while (this.seats.length < size) this.seats.push(this.#plan(this.oneScreen ? 'here' : 'open'));
	}

	/** Sit somewhere else: whoever was to sit there changes places. */
	move(from: number, by: number): void {
		const to = from + by;
		const a = this.seats[from];
		const b = this.seats[to];
		if (!a || !b) return;
		this.seats[from] = b;
		this.seats[to] = a;
	}

	setKind(place: number, kind: SeatPlan['kind']): void {
		const seat = this.seats[place];
		if (seat) seat.kind = kind;
	}

	/** Whether the result can count: only for an account, each at a screen of their own. */
	canBeRated(hasAccount: boolean): boolean {
		return hasAccount && !this.oneScreen;
	}

	/** What the house is asked for. `unnamed` calls a person at this screen for whom no name was written. */
	terms(hasAccount: boolean, unnamed: (place: number) => string | null = () => null): Terms {
		return {
			game: this.item.name,
			seats: this.seats.map((seat, place) => ({ ...seat, name: written(seat) ?? called(seat, place, unnamed) })),
			options: { ...this.options },
			access: this.access,
			spectators: this.spectators,
			clock: {
				kind: this.pace === 'evening' ? 'bank' : this.pace,
				seconds: this.bank[0],
				increment: this.bank[1],
				days: this.days,
				out_of_time: this.outOfTime,
			},
			absence: { hold: this.hold, then: this.then, level: this.level },
			memory: this.memory,
			hot_seat: this.oneScreen,
			rated: this.wantsRated && this.canBeRated(hasAccount),
		};
	}

	#plan(kind: SeatPlan['kind']): SeatPlan {
		return { kind, level: this.level, name: null };
	}

	#fits(preset: Preset): boolean {
		const settled = SETTLED[preset];
		return (Object.keys(settled) as (keyof Settled)[]).every((name) => this[name] === settled[name]);
	}
}

function written(seat: SeatPlan): string | null {
	return (seat.kind === 'here' && seat.name?.trim().slice(0, LONGEST_NAME)) || null;
}

function called(seat: SeatPlan, place: number, unnamed: (place: number) => string | null): string | null {
	return seat.kind === 'here' ? unnamed(place) : null;
}

/** As many as can play, but no more than four: with five or six a first game is long. */
export function defaultSeats(item: GameItem): number {
	return Math.max(item.min_seats, Math.min(4, item.max_seats));
}

/** A table for one person and bots, ready to begin at once. */
export function quickTerms(item: GameItem, seats: number, level: string, options: Record<string, string>): Terms {
	const draft = new Draft(item);
	draft.resize(seats);
	for (const seat of draft.seats) {
		if (seat.kind === 'me') continue;
		seat.kind = 'bot';
		seat.level = level;
	}
	Object.assign(draft.options, options);
	draft.spectators = 'none';
	return draft.terms(false);
}
