/** The steps of a round or turn as the game declares them, for the head of its table. */
import type { Texts } from '$lib/text/texts';

export function stepsOf(texts: Texts): { id: string; label: string }[] {
	return Object.keys(texts.schema.steps).map((id) => ({ id, label: texts.text(`step-${id}`) }));
}

/** The step that a phase belongs to; '' if to none. */
export function stepOf(texts: Texts, phase: string): string {
	return Object.entries(texts.schema.steps).find(([, phases]) => phases.includes(phase))?.[0] ?? '';
}
