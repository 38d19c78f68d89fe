import type { Stage } from '$lib/state/stage';

/** Where a paragraph of the rules is read. */
export function rulesAddress(game: string, paragraph = ''): string {
	return `/rules/${game}${paragraph ? `#${paragraph}` : ''}`;
}

/** The rules at what is asked at a table. */
export function rulesHere({ game, question, texts }: Pick<Stage, 'game' | 'question' | 'texts'>): string {
	return rulesAddress(game, texts.schema.paragraphs[question?.kind ?? '']);
}
