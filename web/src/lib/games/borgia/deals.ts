/** Trades and pledges in words. */
import type { EventArgs, Texts } from '$lib/text/texts';
import type { PledgeData, PriceData, PromiseData, TradeData } from './schema';

/** A trade with the arguments of the event that tells of it. Hand cards only where they are known. */
export function tradeArgs(trade: TradeData): EventArgs {
	return {
		seat: trade.offerer,
		other: trade.partner,
		gives: trade.gives,
		gives_hand: trade.gives_hand,
		gives_ducats: trade.gives_ducats,
		asks: trade.asks,
		asks_hand: trade.asks_hand,
		asks_ducats: trade.asks_ducats,
		...(trade.gives_cards ? { gives_cards: trade.gives_cards } : {}),
		...(trade.asks_cards ? { asks_cards: trade.asks_cards } : {}),
	};
}

export function tradeWords(texts: Texts, trade: TradeData, viewer: number | null): string {
	return texts.sentence(trade.counter ? 'now-counter' : 'now-trade', tradeArgs(trade), viewer);
}

function priceArgs(price: PriceData): EventArgs {
	return { price: price.price, amount: price.amount ?? 0, card: price.card ?? '' };
}

export function pledgeWords(texts: Texts, pledge: PledgeData, viewer: number | null): string {
	const { offerer, voter, payer, candidate, votes } = pledge;
	return texts.sentence(
		'now-pledge',
		{ seat: offerer, voter, payer, candidate: candidate ?? 0, votes, ...priceArgs(pledge) },
		viewer,
	);
}

export function promiseWords(texts: Texts, due: PromiseData, viewer: number | null): string {
	const { candidate, voter, payer } = due;
	return texts.sentence('now-promise', { candidate, voter, payer, ...priceArgs(due) }, viewer);
}

/** The ids of cards in the order of the card list, then what is asked for by its kind. */
export function inOrder(texts: Texts, cards: string[]): string[] {
	const order = [...Object.keys(texts.facts), 'any_condottiere', 'any_death'];
	return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
