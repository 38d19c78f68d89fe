/** How far somebody had read when they answered last, kept on the device: who comes back tomorrow is told what happened
 *  since, and not the whole game. */
import { recall, remember } from './stored';

/** Tables; of the oldest nobody asks any more. */
const MOST = 50;

const marks = () => Object.entries(recall<Record<string, number>>('read'));
const place = (table: string, seat: number | null) => `${table} ${seat}`;

export function readUpTo(table: string, seat: number | null): number {
	return marks().find(([one]) => one === place(table, seat))?.[1] ?? 0;
}

export function keepRead(table: string, seat: number | null, version: number): void {
	const here = place(table, seat);
	const others = marks().filter(([one]) => one !== here);
	remember('read', Object.fromEntries([[here, version], ...others].slice(0, MOST)));
}
