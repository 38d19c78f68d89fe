/** A family in numbers, for where its board is folded: what it has by kind, and what anybody may try to seize. */
import type { Choice } from '$lib/state/choice.svelte';
import type { Texts } from '$lib/text/texts';
import { kindOf } from './cards/faces';
import { onBoard } from './things';
import { townsOf, type BorgiaView } from './view';

export interface Count {
	icon: string;
	/** All of it in words: '2 towns'. */
	words: string;
	count: number;
	/** Without a place in a town. */
	open: boolean;
}

export function countsOf(texts: Texts, view: BorgiaView, seat: number): Count[] {
	const data = view.seats[seat];
	const sums = view.standing?.seats[seat];
	const housed = (data?.owned ?? []).filter((card) => !data?.unhoused.includes(card));
	const of = (kind: string) => housed.filter((card) => kindOf(texts, card) === kind).length;
	const all: [icon: string, word: string, count: number, open?: boolean][] = [
		['town', 'chip-town', data ? townsOf(data).length : 0],
		['office-mark', 'chip-office', of('office')],
		['artist-mark', 'chip-artist', of('artist')],
		['coat-minor', 'chip-minor_family', of('minor_family')],
		['unprotected', 'chip-unprotected', sums?.unprotected.length ?? 0, true],
		['coat-minor', 'chip-unhoused', sums?.unhoused.length ?? 0, true],
	];
	return all
		.filter(([, , count]) => count > 0)
		.map(([icon, word, count, open = false]) => ({ icon, words: texts.text(word, { count }), count, open }));
}

/** How many things of a family can be chosen now. */
export function targetsOf(choice: Choice, view: BorgiaView, seat: number): number {
	const data = view.seats[seat];
	return [...(data?.owned ?? []), data?.home ?? ''].filter((card) => choice.state(onBoard(card)) !== 'rest').length;
}
