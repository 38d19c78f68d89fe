// @vitest-environment happy-dom

/** Real questions of all games, answered on the games' own tables: whatever one clicks, in whatever order, the button says
 *  the move that is sent, and every move can be said. `web/tools/question_samples.py` meets the questions. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choice, inPlace, placeOf, TOO_SOON } from '$lib/state/choice.svelte';
import type { AnyView, Stage } from '$lib/state/stage';
import { Catalogue, catalogueNames, loadSources } from '$lib/text/catalogue';
import { Texts } from '$lib/text/texts';
import type { GameSchema, Question } from '$lib/wire/wire';
import { thingsOf as inBorgia } from './borgia/things';
import { Play } from './caesar/play.svelte';
import { thingsOf as inHabemus } from './habemus/view';
import { loadClient, type GameClient } from './index';

interface Asked {
	seats: number;
	seat: number;
	question: Question;
	view: AnyView;
}
const SAMPLES = JSON.parse(readFileSync('generated/questions.json', 'utf-8')) as Record<
	string,
	{ schema: GameSchema; asked: Asked[] }
>;
const NAMES = ['Anna', 'Berta', 'Carlo', 'Dora', 'Elena', 'Franca'];
/** Clicks at random at each question, and moves that are said on purpose. */
const [CLICKS, SAID] = [5, 3];

/** Clicks at each question without a page. */
const STEPS = 40;
/** What is pointed at there is put down at once, for an answer that is given as a whole. */
const DRAFTS = ['place', 'assign', 'hand_out'];

/** Always the same numbers. */
function chance(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

const isLegal = ({ classList }: Element) => classList.contains('thing') && classList.contains('legal');
const isChosen = ({ classList }: Element) => classList.contains('selected') || classList.contains('full');

/** A table at which one question after the other is put. */
class Sitting {
	readonly sent: string[] = [];
	readonly stage: Stage;
	readonly texts: Texts;
	readonly #table: object;

	constructor(client: GameClient, game: string, catalogue: Catalogue, first: Asked) {
		let asked = $state.raw(first);
		const names = NAMES.slice(0, first.seats);
		const texts = new Texts(catalogue, SAMPLES[game]!.schema, names);
		// Where seats stand for families, these are called by name.
		const { seats } = first.view as { seats?: { family?: string }[] };
		const families = seats?.map(({ family }) => family && texts.card(family));
		this.texts = families?.[0] ? new Texts(catalogue, texts.schema, families.map(String)) : texts;
		this.stage = {
			...{ game, texts, names, sending: false, refusal: null, outcome: null, clock: null, clockRead: 0 },
			...{ paused: false, proposal: null, log: [], news: [], chat: [], reopen: null },
			now: names.map(() => ({})) as Stage['now'],
			get seat() {
				return asked.seat;
			},
			get question() {
				return asked.question;
			},
			get view() {
				return asked.view;
			},
			answer: (move, then = []) => this.sent.push(move, ...then),
			why: () => Promise.resolve(null),
			forgetRefusal: () => undefined,
		};
		this.put = (next) => (asked = next);
		this.#table = mount(client.Table, { target: document.body, props: { stage: this.stage } });
		flushSync();
	}

	readonly put: (next: Asked) => void;

	async settle(): Promise<void> {
		flushSync();
		vi.advanceTimersByTime(TOO_SOON);
		for (let i = 0; i < 4; i++) await tick();
		flushSync();
	}

	/** The buttons that can be reached now; asking each is quicker here than a selector for the whole page. */
	buttons(isWanted: (button: HTMLButtonElement) => boolean): HTMLButtonElement[] {
		const top = [...document.getElementsByTagName('dialog')].findLast((dialog) => dialog.open) ?? document;
		return [...top.getElementsByTagName('button')].filter((button) => !button.disabled && isWanted(button));
	}

	click(element: HTMLElement): void {
		element.click();
		flushSync();
	}

	/** The button that gives what was put together by pointing. */
	ready(): HTMLButtonElement | undefined {
		return this.buttons(({ dataset }) => dataset['part'] === 'ready')[0];
	}

	/** The things that are chosen. */
	chosen(): string[] {
		return this.buttons(isChosen).map(({ dataset }) => dataset['thing'] ?? '');
	}

	/** Everything goes back that was chosen. */
	takeBack(): void {
		for (let i = 0; i < 20; i++) {
			const [chosen] = this.buttons(isChosen);
			if (!chosen) return;
			this.click(chosen);
		}
		throw new Error('what was chosen cannot be taken back');
	}

	close(): void {
		void unmount(this.#table);
		document.body.replaceChildren();
	}
}

/** What is chosen at a game's table. */
function choiceOf(game: string, stage: Stage): Choice {
	if (game === 'caesar') return new Play(stage as Stage<never>) as Choice;
	return new Choice(stage, game === 'habemus' ? inHabemus : inBorgia);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(SAMPLES))('%s', (game) => {
	let client: GameClient;
	let catalogue: Catalogue;
	let one: Sitting | undefined;
	afterEach(() => one?.close());
	beforeAll(async () => {
		(window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
			width: 1440,
			height: 900,
		});
		client = await loadClient(game);
		catalogue = new Catalogue('en', await loadSources('en', catalogueNames(game)));
		if (game === 'borgia') await import('./borgia/rare');
	});

	const tables = [...new Set(SAMPLES[game]!.asked.map(({ seats }) => seats))];

	it('whatever is pointed at, what glows leads to an answer, and no target changes the card', () => {
		for (const [i, asked] of SAMPLES[game]!.asked.entries()) {
			const random = chance(i + 1);
			const sent: string[] = [];
			const texts = { facts: SAMPLES[game]!.schema.cards };
			const stage = { ...asked, texts, answer: (move: string) => sent.push(move) } as unknown as Stage;
			const choice = choiceOf(game, stage);
			const all = [
				...new Set(choice.moves.flatMap(({ things }) => inPlace('', things).map((thing) => thing.slice(1)))),
			];
			/** What is chosen before its targets. */
			const leading = new Set(choice.moves.flatMap(({ things }) => things.slice(0, 1).map(placeOf)));
			for (let click = 0; all.length && click < STEPS; click++) {
				const thing = all[random(all.length)]!;
				const [before, state] = [choice.selected, choice.state(thing)];
				choice.toggle(thing);
				const { selected, ready } = choice;
				const told = `${before.join(' ')} and ${thing} (${state}) of ${asked.question.kind}: ${selected.join(' ')}`;
				if (state === 'rest') expect(selected, told).toEqual(before);
				expect(selected.includes(thing), told).toBe(state === 'legal');
				if (!leading.has(placeOf(thing)))
					for (const other of before)
						expect(placeOf(other) === placeOf(thing) || selected.includes(other), told).toBe(true);
				expect(choice.candidates.length > 0, told).toBe(true);
				if (ready) {
					expect(asked.question.moves, told).toContain(ready.text);
					expect(ready.things.toSorted(), told).toEqual(selected.map((one) => one.replace(/#.*/, '')).toSorted());
					choice.give();
					expect(sent.at(-1), told).toBe(ready.text);
				}
			}
		}
	});

	it.each(tables)('%d seats', async (seats) => {
		const all = SAMPLES[game]!.asked.filter((asked) => asked.seats === seats);
		const table = new Sitting(client, game, catalogue, all[0]!);
		one = table;
		for (const [i, asked] of all.entries()) {
			const random = chance(i + 1);
			table.put({ ...asked, question: { ...asked.question, number: i + 1 } });
			await table.settle();
			const { moves } = asked.question;
			for (let i = 0; i < CLICKS; i++) {
				const things = table.buttons((button) => isLegal(button) || isChosen(button));
				const offers =
					things.length && random(4) ? things : table.buttons((button) => button.closest('[data-zone="ask"]') !== null);
				const offer = offers[random(offers.length)];
				if (!offer) break;
				const isReady = offer.dataset['part'] === 'ready';
				const says = offer.textContent.trim();
				const thing = isLegal(offer) && !DRAFTS.includes(asked.question.kind) ? offer.dataset['thing']! : '';
				const chosen = table.chosen();
				const before = table.sent.length;
				table.click(offer);
				await table.settle();
				if (thing && table.sent.length === before) {
					// A target never changes the card.
					const kept = chosen.filter((other) => placeOf(thing) !== 'hand' && placeOf(other) !== placeOf(thing));
					expect(table.chosen(), `${thing} at ${asked.question.kind}`).toEqual(
						expect.arrayContaining([thing, ...kept]),
					);
				}
				const sent = table.sent.slice(before);
				if (isReady) expect(sent.map((move) => table.texts.notation(move))).toEqual([says]);
				// What is said in several parts the house asks for one after the other.
				if (sent.length) expect(moves).toContain(sent[0]);
			}
			for (let i = 0; i < Math.min(SAID, moves.length); i++) {
				const move = moves[random(moves.length)]!;
				const things = choiceOf(game, table.stage).moves.find(({ text }) => text === move)!.things;
				// Gems lie in the tray, and offices to hand out are given all at once.
				if (!things.length || placeOf(things[0]!) === 'gem' || DRAFTS.includes(asked.question.kind)) continue;
				table.takeBack();
				const verb = move.split(' ')[0]!;
				for (const mode of table.buttons(({ dataset }) => dataset['mode'] !== undefined))
					if (mode.dataset['mode'] === (verb === 'show' || verb === 'discard' || verb === 'lay' ? verb : 'lay'))
						table.click(mode);
				for (const thing of things) {
					const [there] = table.buttons(
						(button) =>
							button.dataset['thing']?.replace(/#.*/, '') === thing &&
							!isChosen(button) &&
							(isLegal(button) || button.closest('.targets') !== null),
					);
					expect(there, `${thing} of '${move}' glows`).toBeDefined();
					expect(there!.tabIndex).toBe(0);
					table.click(there!);
				}
				const before = table.sent.length;
				expect(table.ready()?.textContent.trim(), `${move} of ${asked.question.kind}`).toBe(table.texts.notation(move));
				table.click(table.ready()!);
				expect(table.sent.slice(before)).toEqual([move]);
			}
		}
	});
});
