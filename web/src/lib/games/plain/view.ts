/** A view of which nothing is known but that it is data. */
import type { AnyView } from '$lib/state/stage';
import type { Texts } from '$lib/text/texts';

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
export type Fields = Record<string, Json>;

/** What every view has: it is shown elsewhere. */
const FRAME = ['game', 'phase', 'asked', 'seat', 'seats', 'round', 'standing'];

/** What is said of the table as a whole. */
export function common(view: AnyView): Fields {
	return Object.fromEntries(Object.entries(view as unknown as Fields).filter(([name]) => !FRAME.includes(name)));
}

/** The number of the round, if there is one. */
export function roundOf(view: AnyView): number | null {
	const { round } = view as unknown as Fields;
	return typeof round === 'number' ? round : null;
}

/** What is said of each seat. */
export function seats(view: AnyView): Fields[] {
	const { seats } = view as unknown as Fields;
	return Array.isArray(seats) ? seats.filter(isFields) : [];
}

/** The points of each seat as far as the viewer can count them. */
export function points(view: AnyView): (number | null)[] {
	const standing = view.standing as { seats?: { points: number | null; open: number }[] } | undefined;
	return standing?.seats?.map((seat) => seat.points ?? seat.open) ?? [];
}

export function isFields(value: Json | undefined): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether there is nothing to show: it is not there, or not known. */
export function isNothing(value: Json): boolean {
	return value === null || value === false || value === '' || (Array.isArray(value) && value.every(isNothing));
}

/** What a field is called: `field-<name>` in the game's catalogue. */
export function fieldName(texts: Texts, name: string): string {
	return texts.catalogue.find(`field-${name}`) ?? name.replaceAll('_', ' ');
}
