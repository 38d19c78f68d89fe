/** What a view of Caesar & Cleopatra means at the table. */
import { eventsOf } from '$lib/state/events';
import type { Party } from './cards/faces';
import type { CaesarView, Events, SeatData } from './schema';

export type { CaesarView } from './schema';
export const argsOf = eventsOf<Events>();

/** In the order in which the house lists whatever belongs to the groups. */
export const GROUPS = ['senators', 'praetors', 'quaestors', 'aediles', 'censors'] as const;
export const PHILOSOPHER = 'philosopher';

export function partyOf(view: CaesarView, seat: number): Party {
	return view.cleopatra === seat ? 'cleopatra' : 'caesar';
}

/** The cards of a seat that lie face down before a group; null for each that the reader cannot see. */
export function hiddenBefore(seat: SeatData, group: number): (string | null)[] {
	return seat.down[group] ?? Array.from({ length: seat.hidden_count[group] ?? 0 }, () => null);
}

/** What is left of a seat's two reserves. */
export function reservesOf(seat: SeatData | undefined): { kind: 'influence' | 'manipulation'; left: number }[] {
	return [
		{ kind: 'influence', left: seat?.influence_left ?? 0 },
		{ kind: 'manipulation', left: seat?.manipulation_left ?? 0 },
	];
}

/** What the reader knows of another party's cards that are out of sight: in the hand or face down, castled, in the hand. */
export function knownOf(seat: SeatData): { items: string[]; pooled: string[]; manipulation: string[] } {
	return {
		items: [...seat.known].sort(),
		pooled: seat.pools.flatMap((pool) => pool.known).sort(),
		manipulation: seat.seen_manipulation,
	};
}

/** What is left of a list when each of some items is taken out once. */
export function without<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
	const rest = [...list];
	for (const item of taken) {
		const place = rest.indexOf(item);
		if (place >= 0) rest.splice(place, 1);
	}
	return rest;
}

/** How many items before this one are the same: tells copies apart. */
export function copyOf<Item>(list: readonly Item[], index: number): number {
	return list.slice(0, index).filter((item) => item === list[index]).length;
}

/** Events that a party brought about with its own cards. */
const DONE_BY = [
	...['allowed', 'arranged', 'discarded', 'drew', 'laid_down', 'laid_up', 'no_room', 'nothing_discarded'],
	...['nothing_laid', 'placed', 'vote_discards'],
];

/** The emblem beside an event in the log. */
export function emblemOf(event: { name: string; args: Record<string, unknown> }, cleopatra: number): string {
	const { name, args } = event;
	const party = args['seat'] === cleopatra ? 'ankh-mark' : 'eagle-mark';
	if (name === 'suffrage_card') return String(args['suffrage']);
	if (name.endsWith('_played')) return name.slice(0, -'_played'.length);
	const own: Record<string, string> = {
		assassinated: 'assassination',
		mission_drawn: 'seal',
		mission_shown: 'seal',
		orgy_leaves: 'orgy',
		parties_drawn: 'ankh-mark',
		relaid: 'castling',
		spied: 'spy',
		struck: 'spy',
		unveiled: 'courtesan',
		vetoed: 'veto',
		wrath_discards: 'wrath',
	};
	if (DONE_BY.includes(name)) return party;
	if (own[name]) return own[name];
	if (name.startsWith('vote') || name === 'group_closed') return String(args['group'] ?? '');
	return '';
}

/** 0, 1, 2 … so many. */
export function upTo(count: number): number[] {
	return Array.from({ length: count }, (_, i) => i);
}
