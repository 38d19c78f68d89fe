/** How far somebody had read when they answered last, kept on the device: who comes back tomorrow is told what happened
 *  since, and not the whole game. */
const KEY = 'curia-read';
/** Tables; of the oldest nobody asks any more. */
const MOST = 50;

type Marks = [place: string, version: number][];

const place = (table: string, seat: number | null) => `${table} ${seat}`;

function marks(): Marks {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Marks;
	} catch {
		return [];
	}
}

export function readUpTo(table: string, seat: number | null): number {
	return marks().find(([one]) => one === place(table, seat))?.[1] ?? 0;
}

export function keepRead(table: string, seat: number | null, version: number): void {
	const others = marks().filter(([one]) => one !== place(table, seat));
	try {
		localStorage.setItem(KEY, JSON.stringify([[place(table, seat), version], ...others].slice(0, MOST)));
	} catch {
		// A browser that keeps nothing tells the whole game.
	}
}
