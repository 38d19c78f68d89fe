/** A stage for tests: a position, a question, and what was answered. */
import type { Stage } from '$lib/state/stage';
import { Catalogue } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts, type Facts } from '$lib/text/texts';
import type { Question } from '$lib/wire/wire';
import type { CaesarView, SeatData } from './schema';
import { GROUPS } from './view';

export const FACTS: Facts = {
	philosopher: { kind: 'influence', count: 2, value: 0 },
	...Object.fromEntries([1, 2, 3, 4, 5].map((value) => [String(value), { kind: 'influence', count: 7, value }])),
	assassination: { kind: 'manipulation', count: 4, value: 0, move: 'assassinate CARD GROUP', strikes: 'card' },
	spy: { kind: 'manipulation', count: 2, value: 0, move: 'spy' },
	castling: { kind: 'manipulation', count: 2, value: 0, move: 'castle GROUP GROUP' },
	courtesan: { kind: 'manipulation', count: 2, value: 0, move: 'courtesan GROUP' },
	wrath: { kind: 'manipulation', count: 1, value: 0, move: 'wrath GROUP', strikes: 'all' },
	veto: { kind: 'manipulation', count: 2, value: 0, move: 'veto' },
};

export function seat(changes: Partial<SeatData> = {}): SeatData {
	return {
		hand: null,
		influence_in_hand: 5,
		manipulation_in_hand: 0,
		influence_left: 27,
		manipulation_left: 13,
		order: null,
		mission: null,
		answered: false,
		answer: null,
		discard: [],
		taken: GROUPS.map(() => 0),
		up: GROUPS.map(() => []),
		down: GROUPS.map(() => null),
		hidden_count: GROUPS.map(() => 0),
		hidden: [],
		seen_manipulation: [],
		known: [],
		pools: [],
		...changes,
	};
}

export function position(changes: Partial<CaesarView> = {}): CaesarView {
	return {
		game: 'caesar',
		seat: 0,
		phase: 'turn',
		asked: [0],
		cleopatra: 1,
		active: 0,
		turn: 1,
		manipulated: false,
		last: false,
		passive: false,
		played: null,
		patricians: [5, 5, 5, 3, 3],
		suffrage: [],
		suffrage_discard: [],
		gone: [],
		seats: [seat({ hand: [] }), seat()],
		...changes,
	};
}

export type FakeStage = { -readonly [Key in keyof Stage]: Stage<CaesarView>[Key] } & { answers: string[] };

export function stageOf(view: CaesarView, question: Partial<Question> | null = null): FakeStage {
	const stage: FakeStage = {
		game: 'caesar',
		texts: new Texts(new Catalogue('en', []), schemaOf(FACTS), ['Anna', 'Berta']),
		names: ['Anna', 'Berta'],
		seat: 0,
		view,
		question: question && { number: 1, kind: 'turn', source: '', sealed: false, moves: [], ...question },
		sending: false,
		refusal: null,
		outcome: null,
		now: [],
		clock: null,
		clockRead: 0,
		paused: false,
		proposal: null,
		log: [],
		news: [],
		chat: [],
		answers: [],
		answer: (move) => stage.answers.push(move),
		why: () => Promise.resolve(null),
		forgetRefusal: () => undefined,
		reopen: null,
	};
	return stage;
}
