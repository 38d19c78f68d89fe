/** How a log is told: what is left out, what stands together in one line, what a part of it begins with. Each game
 *  declares it for its own events (`games/<game>/telling.ts`); nothing here knows any of them. */
import type { Texts } from '$lib/text/texts';
import type { EventItem } from '$lib/wire/wire';
import type { LogLine } from './stage';

/** Events that stand in one line. If it is only one of them, it has its own sentence. */
export interface Run {
	/** What it begins with, and what goes on with it. What is neither said nor listed is left out of the sentence. */
	readonly begins: readonly string[];
	readonly goesOn: readonly string[];
	/** The last one of these says the sentence, or else the first event: `told-<event>`, or its own one. */
	readonly says: readonly string[];
	/** Its `$items` are those of these events that have something to say: `item-<event>`. */
	readonly items?: readonly string[];
	/** Its `$tails` are those of the others of these events, one after the other: `tail-<event>`. */
	readonly tails?: readonly string[];
	/** Tails of which those that follow one another stand in one, with its own `$items`. */
	readonly joined?: readonly string[];
	/** Arguments that are the same in all of the line, where an event has them. */
	readonly same?: readonly string[];
	/** Sums of arguments, as one more argument. */
	readonly sums?: Readonly<Record<string, readonly string[]>>;
}

export interface Telling {
	/** Never told. */
	readonly silent: readonly string[];
	/** With these a round begins: a headline that opens and shuts. */
	readonly rounds: readonly string[];
	/** Smaller headlines. */
	readonly headings?: readonly string[];
	readonly runs?: readonly Run[];
	/** The emblem of each kind of piece, by its letter. */
	readonly tokens?: Readonly<Record<string, string>>;
}

/** A line of the log as it is read. */
export interface Told {
	/** Of the first and of the last event. */
	readonly version: number;
	readonly last: number;
	readonly at: number;
	readonly events: readonly EventItem[];
	readonly run: Run | null;
	readonly is: 'line' | 'round' | 'heading';
	/** It was taken back. */
	readonly undone: boolean;
}

/** That of a game that says nothing about it. */
export function plainTelling(round: string | undefined): Telling {
	return { silent: ['answered'], rounds: round ? [round] : [] };
}

/** Lines that stay as they are are the same objects again. */
export class Teller {
	#told = new Map<number, Told>();

	tell(lines: readonly LogLine[], how: Telling, unseen: readonly string[] = []): Told[] {
		const told = telling(lines, how, unseen).map((fresh) => {
			const known = this.#told.get(fresh.version);
			return known && known.last === fresh.last && known.undone === fresh.undone ? known : fresh;
		});
		this.#told = new Map(told.map((line) => [line.version, line]));
		return told;
	}
}

/** `unseen` names the events that not everybody sees. */
export function telling(lines: readonly LogLine[], how: Telling, unseen: readonly string[] = []): Told[] {
	const struck = takenBack(lines, unseen);
	const told: Open[] = [];
	let open: Open | undefined;
	for (const line of started(lines)) {
		const { name } = line.event;
		if (how.silent.includes(name)) continue;
		const undone = struck.has(line.version);
		if (open?.run && open.undone === undone && goesOn(open, open.run, line.event)) {
			open.events.push(line.event);
			open.last = line.version;
			continue;
		}
		open = {
			version: line.version,
			last: line.version,
			at: line.at,
			events: [line.event],
			run: how.runs?.find((run) => run.begins.includes(name)) ?? null,
			is: how.rounds.includes(name) ? 'round' : how.headings?.includes(name) ? 'heading' : 'line',
			undone,
		};
		told.push(open);
	}
	return told;
}

type Open = { -readonly [Key in keyof Told]: Told[Key] } & { events: EventItem[] };

function goesOn({ events }: Open, run: Run, { name, args }: EventItem): boolean {
	if (!run.goesOn.includes(name)) return false;
	return (run.same ?? []).every((same) => {
		const first = events.find((event) => same in event.args)?.args[same];
		return first === undefined || args[same] === undefined || args[same] === first;
	});
}

/** The house says that the game begins when all is dealt; one reads it before. */
function started(lines: readonly LogLine[]): LogLine[] {
	const all = [...lines];
	const begins = all.findIndex((line) => line.event.name === 'table.started');
	if (begins > 0) all.unshift(...all.splice(begins, 1));
	return all;
}

/** The versions of what was undone. Who takes back says how many of the game's events stand. */
function takenBack(lines: readonly LogLine[], unseen: readonly string[]): Set<number> {
	const struck = new Set<number>();
	let standing: LogLine[] = [];
	for (const line of lines) {
		const { name, args } = line.event;
		if (!name.includes('.')) standing.push(line);
		else if (typeof args['number'] === 'number' && (name === 'table.undone' || name === 'table.took_back')) {
			let left = args['number'];
			const stays = standing.filter(({ event }) => (unseen.includes(event.name) ? left > 0 : left-- > 0));
			for (const gone of standing) if (!stays.includes(gone)) struck.add(gone.version);
			standing = stays;
		}
	}
	return struck;
}

/** The event that a line is about. */
export function mainOf({ events, run }: Told): EventItem {
	const first = events[0] as EventItem;
	return (run && events.findLast(({ name }) => run.says.includes(name))) ?? first;
}

/** A line in a sentence. */
export function toldText(told: Told, texts: Texts, viewer: number | null): string {
	const { events, run } = told;
	const main = mainOf(told);
	if (!run || events.length < 2) return texts.event(main.name, main.args, viewer);
	const say = (what: string, { name, args }: EventItem, items: string[] = []) =>
		texts.find(`${what}-${name}`, { ...args, ...sums(run, args) }, viewer, { items: texts.listing(items) }) ?? '';
	const itemsOf = (some: readonly EventItem[]) =>
		texts.counted(some.map((event) => say('item', event)).filter(Boolean));
	const items = itemsOf(events.filter(({ name }) => run.items?.includes(name)));
	const tails = stretches(
		events.filter((event) => event !== main && run.tails?.includes(event.name)),
		run.joined ?? [],
	)
		.map((some) => say('tail', some[0] as EventItem, itemsOf(some)))
		.join('');
	const args = Object.assign({}, ...events.map((event) => event.args), main.args) as EventItem['args'];
	const said = { items: texts.listing(items), items_count: items.length, tails };
	return (
		texts.find(`told-${main.name}`, args, viewer, said) ?? withTails(texts.event(main.name, main.args, viewer), tails)
	);
}

/** Events one by one, but those of the same kind together that are to be joined. */
function stretches(events: readonly EventItem[], joined: readonly string[]): EventItem[][] {
	const found: EventItem[][] = [];
	for (const event of events) {
		const last = found.at(-1);
		if (last?.[0]?.name === event.name && joined.includes(event.name)) last.push(event);
		else found.push([event]);
	}
	return found;
}

/** What follows stands before the full stop. */
function withTails(sentence: string, tails: string): string {
	return tails ? sentence.replace(/\s?[.!]?$/, '') + tails + '.' : sentence;
}

function sums(run: Run, args: EventItem['args']): EventItem['args'] {
	return Object.fromEntries(
		Object.entries(run.sums ?? {}).map(([sum, parts]) => [
			sum,
			parts.reduce((total, part) => total + Number(args[part] ?? 0), 0),
		]),
	);
}

/** All that there is to tell of some events, in sentences. */
export function tellAll(lines: readonly LogLine[], how: Telling, texts: Texts, viewer: number | null): string {
	return telling(lines, how)
		.map((told) => toldText(told, texts, viewer))
		.join(' ');
}

/** Whether a line is about a seat. */
export const concerns = (told: Told, texts: Texts, seat: number): boolean =>
	told.events.some(({ args }) => texts.concerns(args, seat));
