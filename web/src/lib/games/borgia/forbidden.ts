/** Which move to ask the house about when somebody points at a thing that cannot be chosen; '' where nothing of that
 *  sort is asked for. The house then says the rule. */
import type { Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import { kindOf } from './cards/faces';

const TARGETS: Record<string, string[]> = {
	poison: ['artist', 'office', 'town', 'minor_family'],
	assassin: ['artist', 'office', 'town', 'minor_family'],
};

export function forbidden(stage: Stage, choice: Choice, thing: string): string {
	const { question } = stage;
	if (!question || choice.state(thing) !== 'rest') return '';
	const isSeat = /^\d$/.test(thing);
	const kind = kindOf(stage.texts, thing);
	switch (question.kind) {
		case 'seize':
			return isSeat || kind === 'family' ? '' : `seize ${thing}`;
		case 'play':
			return forbiddenPlay(choice, thing, isSeat, kind);
		case 'gift':
		case 'assign':
		case 'hand_out':
			return isSeat ? `assign ${question.source} to ${thing}` : '';
		case 'name_out':
			return isSeat ? `out ${thing}` : '';
		case 'last_word':
			return isSeat ? `elect ${thing}` : '';
		default:
			return '';
	}
}

function forbiddenPlay(choice: Choice, thing: string, isSeat: boolean, kind: string): string {
	const card = choice.selected[0];
	if (!card) return '';
	if (isSeat) return card === 'spy' ? `play spy on ${thing}` : card === 'marriage' ? `play marriage with ${thing}` : '';
	return TARGETS[card]?.includes(kind) ? `play ${card} on ${thing}` : '';
}

/** The same for a card of the own hand. */
export function forbiddenHand(stage: Stage, choice: Choice, card: string): string {
	const { question } = stage;
	if (!question || choice.state(card) !== 'rest') return '';
	const other = stage.seat === 0 ? 1 : 0;
	switch (question.kind) {
		case 'hire':
			return kindOf(stage.texts, card) === 'condottiere' ? `hire ${[...choice.selected, card].join(' ')}` : '';
		case 'pick':
			return `pick ${card}`;
		case 'play':
			// Any target will do: the house tells what stands in the way of the card itself first.
			if (card === 'spy') return `play spy on ${other}`;
			if (card === 'marriage') return `play marriage with ${other}`;
			if (card === 'poison' || card === 'assassin') return `play ${card} on marriage`;
			return `play ${card}`;
		default:
			return '';
	}
}
