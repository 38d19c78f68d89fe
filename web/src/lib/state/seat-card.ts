/** In some games each seat stands for a card, as a family of Borgia. */
import type { Texts } from '$lib/text/texts';
import type { GameSchema } from '$lib/wire/wire';

export interface SeatCard {
	id: string;
	name: string;
}

/** By seat; none where seats stand for nothing. */
export function seatCardsOf(schema: GameSchema, texts: Texts): SeatCard[] {
	const kind = schema.seat_cards;
	if (!kind) return [];
	const ids = Object.keys(schema.cards).filter((card) => schema.cards[card]?.['kind'] === kind);
	return ids.map((id) => ({ id, name: texts.card(id) }));
}
