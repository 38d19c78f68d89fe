/** Who is ahead by what everybody can count. */
import type { AnyView } from '$lib/state/stage';

interface Sums {
	seats?: { open: number }[];
}

/** What everybody can count, by seat. */
export const openOf = (view: AnyView): number[] =>
	((view.standing as Sums | undefined)?.seats ?? []).map(({ open }) => open);

/** Whether a seat has the most, and somebody has less. */
export function leads(view: AnyView, seat: number): boolean {
	const all = openOf(view);
	const most = Math.max(...all);
	return all[seat] === most && all.some((open) => open < most);
}
