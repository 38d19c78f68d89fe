/** Which move to ask the house about when somebody points at a thing that cannot be chosen; '' where nothing of that
 *  sort is asked for. The house then says the rule. */
import { nameOf, placeOf, type Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import { aimOf, kindOf } from './cards/faces';

export function forbidden(stage: Stage, choice: Choice, thing: string): string {
	const { question, texts } = stage;
	if (!question || choice.state(thing) !== 'rest') return '';
	const isSeat = placeOf(thing) === 'family';
	const name = nameOf(thing);
	const kind = isSeat ? 'family' : kindOf(texts, name);
	switch (question.kind) {
		case 'seize':
			return kind === 'family' ? '' : `seize ${name}`;
		case 'play': {
			const card = choice.namesIn('hand')[0] ?? '';
			const { word, kinds } = aimOf(texts, card);
			return kinds.includes(kind) ? `play ${card} ${word} ${name}` : '';
		}
		case 'gift':
		case 'assign':
		case 'hand_out':
			return isSeat ? `assign ${question.source} to ${name}` : '';
		case 'name_out':
			return isSeat ? `out ${name}` : '';
		case 'last_word':
			return isSeat ? `elect ${name}` : '';
		default:
			return '';
	}
}

/** The same for a card of the own hand. */
export function forbiddenHand(stage: Stage, choice: Choice, card: string): string {
	const { question, texts } = stage;
	if (!question || choice.state(`hand:${card}`) !== 'rest') return '';
	switch (question.kind) {
		case 'hire':
			return kindOf(texts, card) === 'condottiere' ? `hire ${[...choice.namesIn('hand'), card].join(' ')}` : '';
		case 'pick':
			return `pick ${card}`;
		case 'play': {
			const { word, kinds } = aimOf(texts, card);
			if (!word) return `play ${card}`;
			// Any target will do: the house tells what stands in the way of the card itself first.
			return `play ${card} ${word} ${!kinds.includes('family') ? 'marriage' : stage.seat === 0 ? 1 : 0}`;
		}
		default:
			return '';
	}
}
