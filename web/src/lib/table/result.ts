/** How a game ended, in words. */
import type { Stage } from '$lib/state/stage';

type Ended = Pick<Stage, 'outcome' | 'names' | 'texts'>;

/** 'Olimpia is Pope with 19 votes.'; nothing as long as it is played, or if nobody has won. */
export const resultText = (stage: Ended): string => said(stage, 'over-result');

/** 'Habemus Papam: Olimpia, 19 votes' */
export const headline = (stage: Ended): string => said(stage, 'over-headline');

function said({ outcome, names, texts }: Ended, message: string): string {
	if (!outcome) return '';
	const winners = names.filter((_, seat) => outcome.ranks[seat] === 1);
	if (!winners.length) return '';
	const points = outcome.points[outcome.ranks.indexOf(1)];
	const args = { names: texts.listing(winners), count: winners.length };
	return points === undefined ? texts.text('over-winner', args) : texts.text(message, { ...args, points });
}

/** The seats, the best first. */
export function inOrder({ outcome, names }: Ended): { seat: number; rank: number; points: number }[] {
	return names
		.map((_, seat) => ({ seat, rank: outcome?.ranks[seat] ?? names.length, points: outcome?.points[seat] ?? 0 }))
		.sort((a, b) => a.rank - b.rank);
}
