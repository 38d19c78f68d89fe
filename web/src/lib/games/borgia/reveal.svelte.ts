/** What is opened before everybody's eyes and would be over too soon: a fight, the count of a ballot, an accusation.
 *  Each stays in sight for a while, or until the reader goes on. */
import type { LogLine } from '$lib/state/stage';
import type { Events } from './schema';
import { argsOf } from './view';

export interface Side {
	seat: number;
	cards: string[];
	/** Of the Condottieri alone. */
	power: number;
	ducats: number;
}

export type Revealed =
	| { kind: 'fight'; target: string; attacker: Side; defender: Side; attack: number; defence: number; won: boolean }
	| { kind: 'count'; ballot: number; totals: number[]; elected: number | null; out: number | null }
	| { kind: 'accusation'; yes: number; no: number; upheld: boolean }
	| { kind: 'points'; rows: Events['points'][] };

const LASTS = 6500;
/** There is more to read in what a round has brought. */
const POINTS_LAST = 20_000;

export class Reveals {
	now = $state.raw<Revealed | null>(null);
	#next: Revealed | null = null;
	#seen = -1;
	#eyes: number | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Call with the log whenever it grows, and through whose eyes it is seen. What was there before the reader came is not
	 *  opened again; who looks back (from `before` on) sees at each moment what it opens. */
	follow(log: LogLine[], eyes: number | null, before?: number): void {
		if (before !== undefined) {
			this.now = pointsSince(log, before) ?? newest(log, before);
			return;
		}
		if (!log.length) return;
		if (eyes !== this.#eyes) this.#seen = -1;
		this.#eyes = eyes;
		const last = log.at(-1)?.version ?? 0;
		const from = this.#seen;
		this.#seen = last;
		if (from < 0 || last <= from) return;
		const found = newest(log, from);
		const points = pointsSince(log, from);
		if (found) this.#show(found);
		// The count of the election comes first.
		if (points && this.now) this.#next = points;
		else if (points) this.#show(points);
	}

	#show(revealed: Revealed): void {
		this.now = revealed;
		this.#next = null;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.close(), revealed.kind === 'points' ? POINTS_LAST : LASTS);
	}

	/** On to what comes next, if anything. */
	close(): void {
		clearTimeout(this.#timer);
		const next = this.#next;
		this.now = null;
		if (next) this.#show(next);
	}
}

/** The points of a round, if they were told after a version. */
export function pointsSince(log: LogLine[], after: number): Revealed | null {
	const fresh = log.filter((line) => line.version > after);
	const rows = fresh.flatMap(({ event }) => argsOf(event, 'points') ?? []);
	return rows.length ? { kind: 'points', rows } : null;
}

/** The newest opening in the lines after a version. */
export function newest(log: LogLine[], after: number): Revealed | null {
	for (let i = log.length - 1; i >= 0; i -= 1) {
		const line = log[i];
		if (!line || line.version <= after) return null;
		const found = opened(log, i);
		if (found) return found;
	}
	return null;
}

function opened(log: LogLine[], i: number): Revealed | null {
	const { event } = log[i]!;
	const attack = argsOf(event, 'seized', 'seizure_failed');
	if (attack) return fight(log.slice(0, i), attack, event.name === 'seized');
	const counted = argsOf(event, 'counted');
	if (counted) {
		const later = log.slice(i + 1, i + 3).map((line) => line.event);
		const who = (name: 'elected' | 'out') => later.flatMap((one) => argsOf(one, name)?.seat ?? [])[0] ?? null;
		return { kind: 'count', ...counted, elected: who('elected'), out: who('out') };
	}
	const accusation = argsOf(event, 'accusation_upheld', 'accusation_failed');
	if (!accusation) return null;
	const { yes, no } = accusation;
	return { kind: 'accusation', yes, no, upheld: event.name === 'accusation_upheld' };
}

function fight(before: LogLine[], attack: Events['seized'], won: boolean): Revealed {
	const hired = before.flatMap(({ event }) => argsOf(event, 'hired') ?? []);
	const side = (seat: number): Side =>
		hired.findLast((one) => one.seat === seat) ?? { seat, cards: [], power: 0, ducats: 0 };
	return {
		kind: 'fight',
		target: attack.target,
		attacker: side(attack.seat),
		defender: side(attack.other),
		attack: attack.attack,
		defence: attack.defence,
		won,
	};
}
