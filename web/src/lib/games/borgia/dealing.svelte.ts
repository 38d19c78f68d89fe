/** A trade or a pledge that the reader makes up. It stays on this device until it is offered; then the house hears it as
 *  a whole, and takes it or not. */
import type { Stage } from '$lib/state/stage';
import { inOrder } from './deals';
import type { FamilyStage } from './family-stage.svelte';
import type { Links } from './links.svelte';
import type { PriceData, TradeData } from './schema';
import type { BorgiaView } from './view';

/** What a side of a trade gives: cards, each as often as it is named, and ducats. */
export interface Side {
	cards: string[];
	ducats: number;
}

export interface TradeDraft {
	partner: number;
	counter: boolean;
	give: Side;
	ask: Side;
}

export interface PledgeDraft {
	/** Who the others are: those who vote, or who pay. */
	other: number;
	/** The reader pays. */
	buys: boolean;
	candidate: number;
	votes: number;
	price: PriceData;
}

const MAKING = ['trade_give', 'trade_ask', 'pledge_candidate', 'pledge_votes', 'pledge_price'];

export class Dealing {
	readonly stage!: FamilyStage;
	trade = $state<TradeDraft | null>(null);
	pledge = $state<PledgeDraft | null>(null);
	/** The form lies open; put aside, it keeps what is in it. */
	isOpen = $state(false);
	readonly #inner!: Stage<BorgiaView>;
	readonly #links!: Links;

	readonly #asked = $derived(this.#inner.question);
	/** Something was begun at another place: in the terminal, or before the house took whole offers. */
	readonly isBegun = $derived(MAKING.includes(this.#asked?.kind ?? ''));
	readonly partners = $derived(
		(this.stage.moment?.moves ?? []).flatMap((move) => (move.startsWith('offer ') ? [Number(move.slice(6))] : [])),
	);

	constructor(stage: FamilyStage, inner: Stage<BorgiaView>, links: Links) {
		this.stage = stage;
		this.#inner = inner;
		this.#links = links;
	}

	/** Call when something happens: what cannot be offered any more is forgotten. */
	follow(): void {
		const { trade, pledge, isBegun } = this;
		const moves = this.#asked?.moves ?? [];
		const may = (move: string) => isBegun || this.stage.sending || moves.includes(move);
		if (trade && !may(trade.counter ? 'counter' : `offer ${trade.partner}`)) this.trade = null;
		if (pledge && !may(wordsOf(pledge))) this.pledge = null;
		if (isBegun && !trade && !pledge && !this.#links.busy) this.#resume();
		// The house has it, and tells the table in a moment.
		if (this.stage.held) this.isOpen = false;
	}

	/** A trade with the partner; the same one as before, if it was only put aside. */
	offer(partner: number): void {
		if (this.#isTaught(`offer ${partner}`)) return;
		if (this.trade?.partner !== partner || this.trade.counter)
			this.trade = { partner, counter: false, give: { cards: [], ducats: 0 }, ask: { cards: [], ducats: 0 } };
		this.isOpen = true;
	}

	/** A counter-offer begins with what was offered, sides swapped. */
	counter(): void {
		const offer = this.stage.view.trade;
		if (!offer || this.#isTaught('counter')) return;
		if (!this.trade?.counter) this.trade = swapped(offer, this.stage.view.seats[offer.partner]?.hand ?? []);
		this.isOpen = true;
	}

	/** Buy votes of somebody, or sell some: for oneself, or whoever pays. */
	begin(other: number, buys: boolean): void {
		if (!this.isBegun && this.#isTaught(`${buys ? 'buy from' : 'sell to'} ${other}`)) return;
		const me = this.stage.seat ?? 0;
		const before = this.pledge;
		if (before?.other !== other || before.buys !== buys) {
			const payer = buys ? me : other;
			const { candidates } = this.stage.view;
			const candidate = candidates.includes(payer) ? payer : (candidates[0] ?? 0);
			const price: PriceData = { price: 'ducats', amount: 10, card: null };
			this.pledge = { other, buys, candidate, votes: this.free(buys ? other : me), price };
		}
		this.isOpen = true;
	}

	/** Votes that a family has not pledged. */
	free(seat: number): number {
		return this.stage.view.standing?.seats[seat]?.votes.free ?? 0;
	}

	/** What a candidate would have with the votes of the draft: its own, those pledged, and these. */
	wouldHave(draft: PledgeDraft): number {
		const voter = draft.buys ? draft.other : (this.stage.seat ?? 0);
		const pledged = this.stage.view.seats.reduce((sum, seat) => sum + (seat.pledged[draft.candidate] ?? 0), 0);
		const own = voter === draft.candidate ? 0 : this.free(draft.candidate);
		return pledged + own + draft.votes;
	}

	drop(): void {
		this.trade = this.pledge = null;
		this.isOpen = false;
		if (this.isBegun) void this.#links.retract(this.#told());
	}

	/** Say the whole. What was begun elsewhere is taken back before. */
	async say(): Promise<void> {
		const { trade, pledge } = this;
		const moves = trade
			? tradeMoves(this.stage, trade)
			: pledge
				? pledgeMoves(pledge, this.stage.view.last_ballot)
				: [];
		if (!this.#links.table) return this.#links.sayAll(moves.slice(this.#told()));
		if (this.isBegun) await this.#links.retract(this.#told());
		if (moves.length && !this.isBegun) this.#links.give(moves);
	}

	/** In a lesson every word is said at once: it tells whether that is the task. */
	#isTaught(move: string): boolean {
		if (this.#links.table) return false;
		this.stage.answer(move);
		return true;
	}

	/** How many links the house has been told. */
	#told(): number {
		const { making, last_ballot } = this.stage.view;
		const kind = this.#asked?.kind ?? '';
		if (!making) return kind === 'pledge_candidate' ? 1 : kind === 'pledge_votes' || last_ballot ? 2 : 3;
		const named = [making.gives, making.gives_cards, making.asks, making.asks_cards].flatMap((cards) => cards ?? []);
		return named.length + (kind === 'trade_ask' ? 2 : 1);
	}

	#resume(): void {
		const { making, pledge } = this.stage.view;
		const me = this.stage.seat ?? 0;
		if (making)
			this.trade = {
				partner: making.partner,
				counter: making.counter,
				give: { cards: [...making.gives, ...(making.gives_cards ?? [])], ducats: making.gives_ducats },
				ask: { cards: [...making.asks, ...(making.asks_cards ?? [])], ducats: making.asks_ducats },
			};
		else if (pledge) {
			const buys = pledge.payer === me;
			const other = buys ? pledge.voter : pledge.payer;
			this.begin(other, buys);
			if (this.pledge) {
				this.pledge.candidate = pledge.candidate ?? this.pledge.candidate;
				this.pledge.votes = pledge.votes || this.pledge.votes;
			}
		}
		this.isOpen = this.trade !== null || this.pledge !== null;
	}
}

/** Their terms, seen from the other side. What they ask for by its kind one chooses oneself, if there is no choice. */
function swapped(offer: TradeData, hand: string[]): TradeDraft {
	const give = [...offer.asks, ...(offer.asks_cards ?? []).filter((card) => hand.includes(card))];
	const ask = [...offer.gives, ...(offer.gives_cards ?? [])];
	return {
		partner: offer.offerer,
		counter: true,
		give: { cards: give, ducats: offer.asks_ducats },
		ask: { cards: ask, ducats: offer.gives_ducats },
	};
}

function wordsOf(draft: PledgeDraft): string {
	return `${draft.buys ? 'buy from' : 'sell to'} ${draft.other}`;
}

function tradeMoves(stage: FamilyStage, draft: TradeDraft): string[] {
	const { give, ask } = draft;
	const named = ({ cards }: Side) =>
		inOrder(stage.texts, cards).map((card) => (card.startsWith('any_') ? card.replace('_', ' ') : card));
	return [
		draft.counter ? 'counter' : `offer ${draft.partner}`,
		...named(give).map((card) => `give ${card}`),
		`give ${give.ducats} ducats`,
		...named(ask).map((card) => `ask ${card}`),
		`ask ${ask.ducats} ducats`,
	];
}

function pledgeMoves(draft: PledgeDraft, isLast: boolean): string[] {
	const { price, amount, card } = draft.price;
	const prices = {
		ducats: `price ${amount} ducats`,
		ducats_if_elected: `price ${amount} ducats if elected`,
		office: `price ${card}`,
		cardinals: `price ${amount} cardinals`,
	};
	return [
		wordsOf(draft),
		`candidate ${draft.candidate}`,
		// In the last ballot all votes go together.
		...(isLast ? [] : [`votes ${draft.votes}`]),
		prices[price],
	];
}
