import { describe, expect, it } from 'vitest';
import type { Stage } from '$lib/state/stage';
import type { Texts } from '$lib/text/texts';
import type { Question } from '$lib/wire/wire';
import { Dealing } from './dealing.svelte';
import { familyStage } from './family-stage.svelte';
import { Links } from './links.svelte';
import type { BorgiaView, TradeData } from './schema';

const facts = Object.fromEntries(['imola', 'datary', 'titian', 'renzo', 'spy'].map((card) => [card, { kind: 'town' }]));
const catalogue = { text: (id: string) => id, find: () => undefined };
const texts = {
	...{ facts, catalogue, schema: { cards: facts, surnames: [] } },
	card: (card: string) => card,
} as unknown as Texts;

interface Fake {
	stage: Stage<BorgiaView>;
	said: string[][];
	state: { question: Question | null; view: Record<string, unknown>; ahead: Record<string, string> };
}

function fake(question: Partial<Question>, view: object = {}): Fake {
	const said: string[][] = [];
	const state = $state({
		question: { number: 7, kind: '', source: '', sealed: false, moves: [], ...question } as Question | null,
		view: {
			asked: [0],
			candidates: [0, 1, 2],
			last_ballot: false,
			trade: null,
			making: null,
			pledge: null,
			standing: {
				seats: [18, 12, 9].map((free) => ({ votes: { free } })),
				conclave: { needed: 20 },
			},
			seats: [0, 1, 2].map(() => ({ family: 'borgia', hand: ['spy'], pledged: [0, 0, 0], places: {} })),
			...view,
		},
		ahead: {} as Record<string, string>,
	});
	const stage = {
		seat: 0,
		names: ['Anna', 'Ben', 'Cleo'],
		texts,
		sending: false,
		held: false,
		refusal: null,
		get question() {
			return state.question;
		},
		get view() {
			return state.view;
		},
		get ahead() {
			return state.ahead;
		},
		answer: (move: string, then: string[] = []) => said.push([move, ...then]),
		why: (move: string, after = '') => {
			said.push(['why', move, after]);
			return Promise.resolve(null);
		},
		forgetRefusal: () => {},
	} as unknown as Stage<BorgiaView>;
	return { stage, said, state };
}

function making(inner: Fake): Dealing {
	const live = { takeBack: () => Promise.resolve(), refusal: null };
	return new Dealing(familyStage(inner.stage), inner.stage, new Links(inner.stage, live));
}

const THEN: Question = { number: 8, kind: 'play', source: '', sealed: false, moves: ['enough', 'play spy on 1'] };
const MOMENT: Partial<Question> = {
	kind: 'moment',
	moves: ['go on', 'rehouse', 'offer 1', 'offer 2'],
	rest: ['go on', 'enough', 'go on', 'seize nothing', 'go on'],
	then: THEN,
};

describe('the moment between two steps', () => {
	it('is put together with the step, and answered with it', () => {
		const inner = fake(MOMENT);
		const stage = familyStage(inner.stage);
		expect(stage.question).toMatchObject({ kind: 'play', number: 7, moves: THEN.moves });
		stage.answer('play spy on 1');
		stage.answer('rehouse');
		expect(inner.said).toEqual([['go on', 'play spy on 1'], ['rehouse']]);
	});

	it('asks why of the step that follows', () => {
		const inner = fake(MOMENT);
		void familyStage(inner.stage).why('play poison on titian');
		void familyStage(inner.stage).why('offer 1');
		expect(inner.said).toEqual([
			['why', 'play poison on titian', 'go on'],
			['why', 'offer 1', ''],
		]);
	});

	it('ends the phase with everything that is left of it', () => {
		const inner = fake(MOMENT);
		familyStage(inner.stage).endPhase?.();
		expect(inner.said).toEqual([MOMENT.rest]);
		const first = fake({ ...MOMENT, rest: ['go on'], then: { ...THEN, kind: 'market', moves: ['buy'] } });
		expect(familyStage(first.stage).endPhase).toBeNull();
	});

	it('stands alone at the end of the phase', () => {
		const inner = fake({ kind: 'moment', moves: ['go on', 'offer 1'], rest: ['go on'] });
		const stage = familyStage(inner.stage);
		expect(stage.question?.kind).toBe('moment');
		stage.endPhase?.();
		expect(inner.said).toEqual([['go on']]);
	});
});

it('puts no question that was answered ahead', () => {
	const inner = fake({ kind: 'auction', moves: ['pass', 'bid 1'] });
	const stage = familyStage(inner.stage);
	expect(stage.question?.kind).toBe('auction');
	inner.state.ahead = { auction: 'up to 4' };
	expect(stage.question).toBeNull();
	expect(stage.because).toBe('ahead-answers');
});

describe('a trade', () => {
	it('is kept here until it is offered, and then said as a whole, in the order of the cards', async () => {
		const inner = fake(MOMENT);
		const dealing = making(inner);
		dealing.offer(1);
		const draft = dealing.trade!;
		draft.give.cards = ['spy', 'imola'];
		draft.ask = { cards: ['any_condottiere', 'titian'], ducats: 5 };
		dealing.isOpen = false;
		dealing.offer(1);
		expect(dealing.trade?.give.cards).toEqual(['spy', 'imola']);
		expect(inner.said).toEqual([]);
		await dealing.say();
		expect(inner.said).toEqual([
			['offer 1', 'give imola', 'give spy', 'give 0 ducats', 'ask titian', 'ask any condottiere', 'ask 5 ducats'],
		]);
		dealing.follow();
		expect(dealing.trade).not.toBeNull();
	});

	it('is forgotten when it cannot be offered any more', () => {
		const inner = fake(MOMENT);
		const dealing = making(inner);
		dealing.offer(2);
		inner.state.question = { ...inner.state.question!, kind: 'auction', moves: ['pass'] };
		dealing.follow();
		expect(dealing.trade).toBeNull();
	});

	it('is answered with its own terms, sides swapped', async () => {
		const trade: TradeData = {
			offerer: 1,
			partner: 0,
			counter: false,
			gives: ['imola'],
			gives_cards: ['renzo'],
			gives_hand: 1,
			gives_ducats: 3,
			asks: ['datary'],
			asks_cards: ['spy', 'any_condottiere'],
			asks_hand: 2,
			asks_ducats: 9,
			picked: null,
		};
		const inner = fake({ kind: 'trade_answer', moves: ['refuse', 'accept', 'counter'] }, { trade });
		const dealing = making(inner);
		dealing.counter();
		expect(dealing.trade).toMatchObject({
			partner: 1,
			counter: true,
			give: { cards: ['datary', 'spy'], ducats: 9 },
			ask: { cards: ['imola', 'renzo'], ducats: 3 },
		});
		dealing.trade!.give.ducats = 5;
		await dealing.say();
		expect(inner.said).toEqual([
			[...['counter', 'give datary', 'give spy', 'give 5 ducats'], ...['ask imola', 'ask renzo', 'ask 3 ducats']],
		]);
	});
});

describe('a pledge', () => {
	const pledging = { kind: 'pledge', moves: ['done', 'buy from 1', 'sell to 1', 'sell to 2'] };

	it('is said as a whole', async () => {
		const inner = fake(pledging);
		const dealing = making(inner);
		dealing.begin(1, true);
		expect(dealing.pledge).toMatchObject({ candidate: 0, votes: 12 });
		dealing.pledge!.votes = 4;
		dealing.pledge!.price = { price: 'ducats_if_elected', amount: 20, card: null };
		await dealing.say();
		expect(inner.said).toEqual([['buy from 1', 'candidate 0', 'votes 4', 'price 20 ducats if elected']]);
	});

	it('tells what the votes would bring', () => {
		const seats = [0, 1, 2].map((seat) => ({
			family: 'borgia',
			hand: [],
			pledged: [seat === 2 ? 3 : 0, 0, 0],
			places: {},
		}));
		const dealing = making(fake(pledging, { seats }));
		dealing.begin(1, true);
		// Own votes, those that are pledged already, and these.
		expect(dealing.wouldHave(dealing.pledge!)).toBe(18 + 3 + 12);
		dealing.begin(2, false);
		expect(dealing.pledge).toMatchObject({ candidate: 2, votes: 18 });
		expect(dealing.wouldHave(dealing.pledge!)).toBe(9 + 18);
	});

	it('names no number of votes in the last ballot', async () => {
		const inner = fake(pledging, { last_ballot: true });
		const dealing = making(inner);
		dealing.begin(2, false);
		dealing.pledge!.price = { price: 'office', amount: null, card: 'datary' };
		await dealing.say();
		expect(inner.said).toEqual([['sell to 2', 'candidate 2', 'price datary']]);
	});
});
