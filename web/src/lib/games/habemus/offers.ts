/** What a card on offer would bring, in words. */
import type { Texts } from '$lib/text/texts';
import { kindOf } from './cards/printed';
import type { OfferData, SeatTally } from './schema';

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

export function brings(offer: OfferData, { price: now }: Pick<SeatTally, 'price'>, texts: Texts): string {
	const { card, votes, gold, gems, smoke_gold, price, partners, orders, victims } = offer;
	const kind = kindOf(texts, card);
	const listed = (cards: string[]) => texts.listing(cards.map((one) => texts.card(one)));
	const said = [
		votes && texts.text('offer-votes', { count: Math.abs(votes), signed: signed(votes) }),
		partners.length && texts.text('offer-partners', { partners: listed(partners) }),
		...orders.map(({ order, have, need }) => texts.text('offer-order', { order: texts.card(order), have, need })),
		price !== now && texts.text('offer-price', { price }),
		gold && texts.text('offer-gold', { signed: signed(gold) }),
		gems && texts.tokens(gems),
		smoke_gold && texts.text('offer-smoke', { gold: smoke_gold }),
		offer.is_lost && texts.text('offer-lost'),
		kind === 'action' && texts.text('offer-action'),
		kind === 'camerlengo' && texts.text('offer-ties'),
		victims.length && card === 'felipe' && texts.text('offer-exclude'),
		victims.length &&
			card !== 'felipe' &&
			texts.text('offer-victim', { victims: listed(victims), count: victims.length }),
	];
	return said.filter(Boolean).join(' · ') || texts.text('offer-nothing');
}
