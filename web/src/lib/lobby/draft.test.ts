// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { GameItem } from '$lib/wire/wire';
import { defaultSeats, Draft, quickTerms } from './draft.svelte';
import { Quick } from './quick.svelte';

const HABEMUS: GameItem = {
	name: 'habemus',
	title: '1655 – Habemus Papam',
	rules_version: 1,
	min_seats: 3,
	max_seats: 4,
	options: [
		{ name: 'final_display', values: ['all', 'single'], ruling: 'HP1', first_game: 'all' },
		{ name: 'felipe', values: ['must', 'may'], ruling: 'HP4', first_game: 'may' },
	],
	rules_page: 'habemus-papam',
	banner: { title: 'Habemus Papam', stone: 'porphyry', emblem: 'galero', cards: [] },
	round_event: 'round_begins',
	lesson: true,
	bots: ['heuristic', 'random'],
};
const BORGIA: GameItem = { ...HABEMUS, name: 'borgia', min_seats: 3, max_seats: 6 };

const kinds = (draft: Draft) => draft.seats.map((seat) => seat.kind);

describe('a new table', () => {
	it('has a seat for its maker and free ones for friends', () => {
		expect(kinds(new Draft(HABEMUS))).toEqual(['me', 'open', 'open', 'open']);
		expect(defaultSeats(BORGIA)).toBe(4);
	});

	it('begins as for an evening with friends', () => {
		const draft = new Draft(HABEMUS);
		expect(draft.preset).toBe('friends');
		draft.pace = 'days';
		expect(draft.preset).toBeNull();
	});

	it('has no more and no fewer seats than the game allows', () => {
		const draft = new Draft(HABEMUS);
		draft.resize(9);
		expect(draft.seats).toHaveLength(4);
		draft.resize(1);
		expect(draft.seats).toHaveLength(3);
	});

	it('keeps its maker when it becomes smaller', () => {
		const draft = new Draft(HABEMUS);
		draft.move(0, 1);
		draft.move(1, 1);
		draft.move(2, 1);
		expect(kinds(draft)).toEqual(['open', 'open', 'open', 'me']);
		draft.resize(3);
		expect(kinds(draft)).toEqual(['open', 'open', 'me']);
	});

	it('has people here instead of free seats when all sit at one screen', () => {
		const draft = new Draft(HABEMUS);
		draft.setKind(3, 'bot');
		draft.settle('screen');
		expect(kinds(draft)).toEqual(['me', 'here', 'here', 'bot']);
		expect(draft.terms(true)).toMatchObject({ hot_seat: true, rated: false });
		draft.settle('friends');
		expect(kinds(draft)).toEqual(['me', 'open', 'open', 'bot']);
	});

	it('gives people here the names that were written, and others to the rest', () => {
		const draft = new Draft(HABEMUS);
		draft.settle('screen');
		if (draft.seats[1]) draft.seats[1].name = '  Anna ';
		if (draft.seats[2]) draft.seats[2].name = '   ';
		const { seats } = draft.terms(false, (place) => `Player ${place + 1}`);
		expect(seats.map((seat) => seat.name)).toEqual([null, 'Anna', 'Player 3', 'Player 4']);
	});

	it('is rated only for an account', () => {
		const draft = new Draft(HABEMUS);
		draft.wantsRated = true;
		expect(draft.terms(false).rated).toBe(false);
		expect(draft.terms(true).rated).toBe(true);
	});

	it('says what is not as in the rules', () => {
		const draft = new Draft(HABEMUS);
		expect(draft.changed).toEqual([]);
		draft.options['felipe'] = 'may';
		expect(draft.changed).toEqual(['felipe']);
	});

	it('tells the house the clock that was chosen', () => {
		const draft = new Draft(HABEMUS);
		draft.settle('public');
		expect(draft.terms(false).clock).toMatchObject({ kind: 'bank', seconds: 1200, increment: 20 });
		draft.settle('slow');
		expect(draft.terms(false).clock).toMatchObject({ kind: 'days', days: 3 });
	});
});

describe('a table that waits', () => {
	it('is changed from the terms that it has', () => {
		const first = new Draft(HABEMUS);
		first.settle('public');
		first.resize(3);
		first.options['felipe'] = 'may';
		first.memory = true;
		const terms = first.terms(true);
		const again = Draft.of(HABEMUS, terms);
		expect(again.terms(true)).toEqual(terms);
		expect(again.preset).toBe('public');
	});
});

describe('a quick game', () => {
	it('is easier the first time, and as in the rules from then on', () => {
		localStorage.clear();
		const first = new Quick(HABEMUS);
		expect(first.terms().options).toEqual({ final_display: 'all', felipe: 'may' });
		expect(new Quick(HABEMUS).terms().options).toEqual({ final_display: 'all', felipe: 'must' });
	});

	it('keeps what was chosen', () => {
		localStorage.clear();
		const first = new Quick(HABEMUS);
		first.options['final_display'] = 'single';
		first.terms();
		expect(new Quick(HABEMUS).terms().options).toEqual({ final_display: 'single', felipe: 'must' });
	});

	it('is one person against bots of a level', () => {
		const terms = quickTerms(HABEMUS, 3, 'random', { felipe: 'may' });
		expect(terms.seats.map((seat) => `${seat.kind} ${seat.level}`)).toEqual([
			'me heuristic',
			'bot random',
			'bot random',
		]);
		expect(terms.options).toEqual({ final_display: 'all', felipe: 'may' });
	});
});
