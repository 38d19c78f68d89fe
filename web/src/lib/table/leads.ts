/** Who is ahead by what everybody can count. */
import type { AnyView } from '$lib/state/stage';

interface Sums {
	seats?: { open: number }[];
}

/** Whether a seat has the most, and somebody has less. */
export function leads(view: AnyView, seat: number): boolean {
	const all = ((view.standing as Sums | undefined)?.seats ?? []).map(({ open }) => open);
	const most = Math.max(...all);
	return all[seat] === most && all.some((open) => open < most);
}
