import type { Stage } from '$lib/state/stage';

/** The seats as they are counted: the winner first. */
export function byRank({ names, outcome }: Pick<Stage, 'names' | 'outcome'>): number[] {
	return [...names.keys()].sort((a, b) => (outcome?.ranks[a] ?? 0) - (outcome?.ranks[b] ?? 0));
}
