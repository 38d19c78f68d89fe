/** A schema for tests that are about cards alone. */
import type { GameSchema } from '$lib/wire/wire';
import type { Facts } from './texts';

export function schemaOf(cards: Facts): GameSchema {
	return {
		cards,
		kinds: {},
		card_facts: {},
		summaries: {},
		same: {},
		seat_cards: '',
		surnames: [],
		tokens: '',
		steps: {},
		sealed: [],
		private: [],
		paragraphs: {},
	};
}
