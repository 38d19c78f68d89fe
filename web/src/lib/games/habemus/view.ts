/** What a view of Habemus Papam means at the table. */
import { getContext, setContext } from 'svelte';
import { nameOf, type Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import type { HabemusView, SeatTally } from './schema';

export type { HabemusView } from './schema';

/** What all parts of the table have in common: what is shown, and the answer that is being put together. */
interface Board {
	stage: Stage<HabemusView>;
	choice: Choice<HabemusView>;
}
const KEY = Symbol('board');
export const setBoard = (board: Board): Board => setContext(KEY, board);
export const getBoard = (): Board => getContext(KEY);

export const FACTIONS = ['france', 'spain', 'innocent', 'urban'] as const;
export const GEMS = ['D', 'R', 'S', 'A'] as const;
export type GemName = 'diamond' | 'ruby' | 'sapphire' | 'amber';

/** The gem that a letter stands for. */
export function gemOf(letter: string): GemName {
	return letter === 'D' ? 'diamond' : letter === 'R' ? 'ruby' : letter === 'S' ? 'sapphire' : 'amber';
}

/** Cards of which one has several lie in stacks. */
export interface Stack {
	card: string;
	count: number;
}

/** The persons of a tableau one by one, then everything else in stacks. */
export function sorted(tableau: string[], isPerson: (card: string) => boolean): { persons: string[]; stacks: Stack[] } {
	const stacks: Stack[] = [];
	for (const card of tableau.filter((one) => !isPerson(one))) {
		const stack = stacks.find((one) => one.card === card);
		if (stack) stack.count += 1;
		else stacks.push({ card, count: 1 });
	}
	return { persons: tableau.filter(isPerson), stacks };
}

/** What buys votes at the end: gold with the gems, what Felipe adds, and the gold for one vote. */
export function goldOf({ gold_at_end, felipe_gold, price }: SeatTally): Record<'gold' | 'felipe' | 'price', number> {
	return { gold: (gold_at_end ?? 0) - felipe_gold, felipe: felipe_gold, price };
}

/** Gems in the order of their worth. */
export function inOrder(gems: string[]): string {
	return [...gems].sort((a, b) => 'DRSA'.indexOf(a) - 'DRSA'.indexOf(b)).join('');
}

/** Where the answers of this game are pointed at, by their verb. */
const PLACES: Record<string, string> = {
	take: 'display',
	play: 'hand',
	discard: 'orders',
	bribe: 'tableau',
	exclude: 'tableau',
	bury: 'tableau',
	swap: 'tableau',
};

/** What is pointed at to say a move. Whose tableau a person lies in, nobody need say. */
export function thingsOf(verb: string, names: string[]): string[] {
	if (names.join() === 'none') return [];
	if (verb === 'bid') return [...(names[0] ?? '')].map((gem) => `gem:${gem}`);
	const place = PLACES[verb];
	return place ? names.filter((name) => !/^\d$/.test(name)).map((name) => `${place}:${name}`) : [];
}

/** The move that would choose a person who is not on offer: the house then tells the rule. */
export function attempt(choice: Pick<Choice, 'moves' | 'selected'>, card: string, seat: number): string {
	const like = choice.moves.find((move) => move.names.length === 2);
	if (!like) return '';
	if (like.verb !== 'swap') return `${like.verb} ${card} from ${seat}`;
	const [first] = choice.selected;
	return `swap ${card} with ${first ? nameOf(first) : like.names[0]}`;
}
