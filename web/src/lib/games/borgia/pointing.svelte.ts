/** Pointing at things on the table of Borgia. Only some questions are answered so: elsewhere a number is an amount, not a
 *  family. And of a card from the hand first the card glows, then its targets. */
import { Choice, type ThingState } from '$lib/state/choice.svelte';

const POINTED = ['lay', 'play', 'seize', 'hire', 'pick', 'gift', 'assign', 'hand_out', 'name_out', 'last_word'];

export class Pointing extends Choice {
	override state(thing: string): ThingState {
		const kind = this.stage.question?.kind ?? '';
		if (!POINTED.includes(kind)) return 'rest';
		if (kind === 'play' && !this.selected.length)
			return this.moves.some((move) => move.verb === 'play' && move.things[0] === thing) ? 'legal' : 'rest';
		// What an answer names besides is known from the question.
		if (thing === this.stage.question?.source) return 'rest';
		return super.state(thing);
	}
}
