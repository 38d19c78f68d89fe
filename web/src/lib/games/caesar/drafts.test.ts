// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { Arranging, byPattern, Castling, manipulationCards, moved, Placing } from './drafts.svelte';
import { FACTS, position, seat, stageOf } from './fake-stage';

describe('an order', () => {
	it('moves an item to a place', () => {
		expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
		expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
	});

	it('follows a pattern as far as it goes', () => {
		expect(byPattern(['veto', 'spy', 'veto'], ['spy', 'spy', 'veto', 'wrath'])).toEqual([
			'veto',
			'spy',
			'spy',
			'wrath',
		]);
	});
});

describe('arranging', () => {
	beforeEach(() => localStorage.clear());

	function begun() {
		const stage = stageOf(position({ phase: 'arrange', seats: [seat({ order: [] }), seat()] }), {
			kind: 'arrange',
			sealed: true,
			moves: ['next assassination', 'next spy', 'next veto'],
		});
		const arranging = new Arranging(stage);
		arranging.begin();
		return { stage, arranging };
	}

	it('begins with all manipulation cards', () => {
		const { arranging } = begun();
		expect(arranging.cards.map(({ card }) => card).sort()).toEqual(manipulationCards(FACTS).sort());
	});

	it('lifts a card and lays it elsewhere', () => {
		const { arranging } = begun();
		const [first, second] = arranging.cards;
		arranging.tap(0);
		arranging.tap(1);
		expect(arranging.cards.slice(0, 2)).toEqual([second, first]);
		expect(arranging.lifted).toBeNull();
	});

	it('tells the house one card for each question, and the last follows by itself', () => {
		const { stage, arranging } = begun();
		const order = arranging.cards.map(({ card }) => card);
		arranging.seal();
		for (let number = 1; number <= order.length; number++) {
			arranging.tell();
			// Nothing is told twice to the same question.
			arranging.tell();
			stage.question = { number: number + 1, kind: 'arrange', source: '', sealed: true, moves: [] };
		}
		expect(stage.answers).toEqual(order.slice(0, -1).map((card) => `next ${card}`));
		expect(arranging.isTelling).toBe(true);
		stage.question = null;
		arranging.tell();
		expect(arranging.isTelling).toBe(false);
	});

	it('remembers the order for the next game', () => {
		const { arranging } = begun();
		arranging.shuffle();
		const order = arranging.cards.map(({ card }) => card);
		arranging.seal();
		const next = begun().arranging;
		next.useFavourite();
		expect(next.cards.map(({ card }) => card)).toEqual(order);
	});

	it('offers nobody the order of another person at the same screen', () => {
		const { stage, arranging } = begun();
		arranging.seal();
		stage.seat = 1;
		expect(new Arranging(stage).favourite).toBeNull();
		stage.seat = 0;
		expect(new Arranging(stage).favourite).not.toBeNull();
	});
});

describe('first placements', () => {
	function begun() {
		return new Placing(
			stageOf(position(), { kind: 'place', moves: ['place 1 2 3 4 5', 'place 2 1 3 4 5', 'place 5 4 3 2 1'] }),
		);
	}

	it('lays values before groups, and changes places', () => {
		const placing = begun();
		expect(placing.values).toEqual(['1', '2', '3', '4', '5']);
		for (const [group, value] of ['1', '2', '3', '4', '5'].entries()) {
			placing.hold(value);
			placing.lay(group);
		}
		expect(placing.move).toBe('place 1 2 3 4 5');
		placing.lay(0);
		expect(placing.held).toBe('1');
		expect(placing.move).toBeNull();
		placing.hold('1');
		placing.hold('2');
		placing.lay(0);
		expect(placing.placed).toEqual(['2', null, '3', '4', '5']);
		expect(placing.left).toEqual(['1']);
	});
});

describe('Castling', () => {
	it('says which cards go before the first group', () => {
		const view = position({
			phase: 'castle',
			played: 'castle praetors censors',
			seats: [
				seat({
					up: [[], ['5'], [], [], []],
					down: [[], ['philosopher'], [], [], ['1', '2']],
					hidden_count: [0, 1, 0, 0, 2],
				}),
				seat(),
			],
		});
		const castling = new Castling(stageOf(view, { kind: 'castle', moves: ['relay philosopher 5', 'relay none'] }));
		castling.begin();
		expect(castling.groups).toEqual(['praetors', 'censors']);
		expect(castling.move).toBe('relay philosopher 5');
		castling.put(0, 1);
		expect(castling.words).toBe('relay philosopher');
		expect(castling.move).toBeNull();
		castling.put(1, 1);
		expect(castling.move).toBe('relay none');
	});
});
