import { describe, expect, it } from 'vitest';
import { emphasize } from './emphasis';

const strong = (sentence: string, names: string[]) =>
	emphasize(sentence, names).flatMap((part) => (part.strong ? [part.text] : []));

describe('emphasize', () => {
	it('marks whole names, the longest first', () => {
		expect(strong('Anna takes Louis XIV.', ['Anna', 'Louis', 'Louis XIV'])).toEqual(['Anna', 'Louis XIV']);
		expect(strong('Annabella waits for Anna.', ['Anna'])).toEqual(['Anna']);
		expect(strong('10 votes for 1.', ['1'])).toEqual(['1']);
		expect(strong('Ève répond.', ['ve', 'Ève'])).toEqual(['Ève']);
	});

	it('takes names as they are written', () => {
		expect(strong('a.b (c) bids.', ['a.b', '(c)'])).toEqual(['a.b', '(c)']);
		expect(strong('axb bids.', ['a.b'])).toEqual([]);
	});

	it('loses nothing', () => {
		for (const names of [[], [''], ['Anna', 'takes']])
			expect(
				emphasize('Anna takes it, Anna!', names)
					.map((part) => part.text)
					.join(''),
			).toBe('Anna takes it, Anna!');
	});
});
