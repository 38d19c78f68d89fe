/** What is opened before everybody's eyes and would be over too soon: a fight, the count of a ballot, an accusation.
 *  Each stays in sight for a while, or until the reader goes on. */
import type { LogLine } from '$lib/state/stage';

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
	| { kind: 'accusation'; yes: number; no: number; upheld: boolean };

const LASTS = 6500;

export class Reveals {
	now = $state.raw<Revealed | null>(null);
	#seen = -1;
	#eyes: number | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Call with the log whenever it grows, and through whose eyes it is seen. What was there before the reader came is not
	 *  opened again; who looks back (from `before` on) sees at each moment what it opens. */
	follow(log: LogLine[], eyes: number | null, before?: number): void {
		if (before !== undefined) {
			this.now = newest(log, before);
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
		if (!found) return;
		this.now = found;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.close(), LASTS);
	}

	close(): void {
		clearTimeout(this.#timer);
		this.now = null;
	}
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
	const { name, args } = log[i]!.event;
	if (name === 'seized' || name === 'seizure_failed') return fight(log, i, name === 'seized');
	if (name === 'counted') {
		const later = log.slice(i + 1, i + 3).map((line) => line.event);
		const who = (event: string) => later.find((one) => one.name === event)?.args['seat'];
		return {
			kind: 'count',
			ballot: Number(args['ballot']),
			totals: args['totals'] as number[],
			elected: (who('elected') as number | undefined) ?? null,
			out: (who('out') as number | undefined) ?? null,
		};
	}
	if (name === 'accusation_upheld' || name === 'accusation_failed')
		return {
			kind: 'accusation',
			yes: Number(args['yes']),
			no: Number(args['no']),
			upheld: name === 'accusation_upheld',
		};
	return null;
}

function fight(log: LogLine[], i: number, won: boolean): Revealed {
	const { args } = log[i]!.event;
	const side = (seat: number): Side => {
		const hired = log.slice(0, i).findLast(({ event }) => event.name === 'hired' && event.args['seat'] === seat)
			?.event.args;
		return {
			seat,
			cards: (hired?.['cards'] as string[] | undefined) ?? [],
			power: Number(hired?.['power'] ?? 0),
			ducats: Number(hired?.['ducats'] ?? 0),
		};
	};
	return {
		kind: 'fight',
		target: String(args['target']),
		attacker: side(Number(args['seat'])),
		defender: side(Number(args['other'])),
		attack: Number(args['attack']),
		defence: Number(args['defence']),
		won,
	};
}
