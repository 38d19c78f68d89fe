import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import type { Question } from '$lib/wire/wire';
import { hintOf, sentenceOf } from './prompts';
import type { BorgiaView } from './view';

const facts = {
	michelangelo: { kind: 'artist', fee: 40 },
	faenza: { kind: 'town' },
	renzo: { kind: 'condottiere', power: 4, pay: 10 },
};
/** Each sentence is told by its name, with its figures. */
const texts = {
	facts,
	has: () => true,
	named: (argument: string, card: string) => ({ [argument]: card }),
	text: (id: string, args: Record<string, unknown> = {}) =>
		[id, args['artist'], args['fee'], args['left'], args['enough']].filter((one) => one !== undefined).join(' '),
};

const stageOf = (question: Partial<Question>) => ({ seat: 0, texts, question }) as unknown as Stage;
const chosen = (cards: Record<string, string[]>) =>
	({ selected: [], ready: null, namesIn: (place: string) => cards[place] ?? [] }) as unknown as Choice;

function viewOf(means: number, attacker = 0): BorgiaView {
	const seizure = { attacker, defender: 1 - attacker, target: 'faenza', attack: 0, defence: 4, equal_wins: false };
	return {
		seats: [{ family: 'borgia' }, { family: 'medici' }],
		standing: {
			seizure,
			seats: [
				{ means, targets: {}, artists: {} },
				{ means: null, targets: { faenza: 4, titian: 0 }, artists: { faenza: 'michelangelo' } },
			],
		},
	} as unknown as BorgiaView;
}

describe('a town with an artist in it', () => {
	const seizing = (means: number, target: string) =>
		sentenceOf(stageOf({ kind: 'seize' }), chosen({ board: [target] }), viewOf(means));
	const hiring = (means: number, attacker: number, ...hired: string[]) =>
		sentenceOf(stageOf({ kind: 'hire' }), chosen({ hand: hired }), viewOf(means, attacker));

	it('tells his fee before one attacks', () => {
		expect(seizing(49, 'faenza')).toBe('seize-target 0 seize-artist-inside michelangelo 40 49 yes');
		expect(seizing(39, 'faenza')).toContain('michelangelo 40 39 no');
		expect(seizing(49, 'titian')).not.toContain('inside');
	});

	it('tells the attacker what the Condottieri leave for it', () => {
		expect(hiring(49, 0)).toBe('hire-attack hire-artist-inside michelangelo 40 49 yes');
		expect(hiring(49, 0, 'renzo')).toContain('michelangelo 40 39 no');
		expect(hiring(49, 1)).toBe('hire-defence');
	});
});

describe('advice', () => {
	it('is given where there is something to decide', () => {
		const moves = ['enough', 'play spy on 1'];
		expect(hintOf(stageOf({ kind: 'play', moves, settled: false }), viewOf(9))).toBe('help-play');
		expect(hintOf(stageOf({ kind: 'play', moves: ['enough'], settled: true }), viewOf(9))).toBe('');
		expect(hintOf(stageOf({ kind: 'seize', moves, settled: true }), viewOf(9))).toBe('');
	});
});
