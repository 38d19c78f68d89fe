import { describe, expect, it } from 'vitest';
import { cardsOf, topics, type Range } from './pictures';
import { rulesPage } from './rules-page';

const SOURCES = import.meta.glob<string>('$rules/*.md', { query: '?raw', import: 'default', eager: true });
const PICTURES = import.meta.glob<Range[]>('$lib/games/*/pictures.ts', { import: 'default', eager: true });
const GAMES = Object.entries(PICTURES).map(([path, ranges]) => [path.split('/').at(-2) ?? '', ranges] as const);
/** Pages are called by what a game is called; the folder by the beginning of it. */
const pageOf = (game: string) =>
	rulesPage(Object.entries(SOURCES).find(([path]) => path.includes(`/rules/${game}`))?.[1] ?? '');

describe.each(GAMES)('the pictures of %s', (game, ranges) => {
	const page = pageOf(game);
	const ids = page.sections.flatMap((section) => section.blocks.map((block) => block.id));

	it('stand beside paragraphs that there are, in their order, each once', () => {
		let last = -1;
		expect(ranges.length).toBeGreaterThan(0);
		for (const [from, to] of ranges) {
			expect(ids.indexOf(from), from).toBeGreaterThan(last);
			expect(ids.indexOf(to), to).toBeGreaterThanOrEqual(ids.indexOf(from));
			expect(from.split('.')[0]).toBe(to.split('.')[0]);
			last = ids.indexOf(to);
		}
	});

	it('lose no paragraph', () => {
		for (const section of page.sections) {
			const found = topics(ranges, section);
			expect(found.flatMap((topic) => topic.blocks)).toEqual(section.blocks);
		}
		const shown = page.sections.flatMap((section) => topics(ranges, section)).filter((topic) => topic.pictures.length);
		expect(shown.map((topic) => topic.pictures)).toEqual(ranges.map(cardsOf));
	});
});
