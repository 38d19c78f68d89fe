/** How a game ended, in a sentence. */
import type { Stage } from '$lib/state/stage';

/** 'Olimpia is Pope with 19 votes.'; nothing as long as it is played, or if nobody has won. */
export function resultText({ outcome, names, texts }: Pick<Stage, 'outcome' | 'names' | 'texts'>): string {
	if (!outcome) return '';
	const winners = names.filter((_, seat) => outcome.ranks[seat] === 1);
	if (!winners.length) return '';
	const points = outcome.points[outcome.ranks.indexOf(1)];
	const args = { names: texts.listing(winners), count: winners.length };
	return points === undefined ? texts.text('over-winner', args) : texts.text('over-result', { ...args, points });
}
