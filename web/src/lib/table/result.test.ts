import { expect, it } from 'vitest';
import { Catalogue, catalogueNames, loadSources } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts } from '$lib/text/texts';
import { headline, inOrder, resultText } from './result';

const names = ['Anna', 'Berta', 'Carlo'];
async function ended(game: string, points: number[], ranks: number[]) {
	const texts = new Texts(new Catalogue('en', await loadSources('en', catalogueNames(game))), schemaOf({}), names);
	return { texts, names, outcome: { reason: '', points, parts: [], ranks } };
}

it('says who won with how much, in the words of the game', async () => {
	const stage = await ended('habemus', [12, 19, 14], [3, 1, 2]);
	expect(resultText(stage)).toBe('Berta is Pope with 19 votes.');
	expect(headline(stage)).toBe('Habemus Papam: Berta, 19 votes');
	expect(inOrder(stage).map(({ seat, points }) => [seat, points])).toEqual([
		[1, 19],
		[2, 14],
		[0, 12],
	]);
});

it('says that several have won', async () => {
	expect(resultText(await ended('borgia', [40, 40, 14], [1, 1, 3]))).toBe(
		'Anna and Berta win together with 40 points.',
	);
});

it('says who is left where nothing was counted, and nothing before the end', async () => {
	expect(resultText(await ended('caesar', [], [1, 2, 2]))).toBe('Anna wins.');
	expect(resultText({ ...(await ended('caesar', [], [])), outcome: null })).toBe('');
});
