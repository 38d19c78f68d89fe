import { describe, expect, it } from 'vitest';
import { rulesPage } from '../../../tools/rules-pages';
import { PAGES } from './address';
import { pictured, topics } from './pictures';

const SOURCES = import.meta.glob<string>('$rules/*.md', { query: '?raw', import: 'default', eager: true });
const pageOf = (game: string) =>
	rulesPage(Object.entries(SOURCES).find(([path]) => path.endsWith(`/${PAGES[game]}.md`))?.[1] ?? '');

describe.each(Object.keys(PAGES))('the pictures of %s', (game) => {
	const page = pageOf(game);
	const ids = page.sections.flatMap((section) => section.blocks.map((block) => block.id));

	it('stand beside paragraphs that there are, in their order, each once', () => {
		let last = -1;
		for (const { from, to } of pictured(game)) {
			expect(ids.indexOf(from), from).toBeGreaterThan(last);
			expect(ids.indexOf(to), to).toBeGreaterThanOrEqual(ids.indexOf(from));
			expect(from.split('.')[0]).toBe(to.split('.')[0]);
			last = ids.indexOf(to);
		}
	});

	it('lose no paragraph', () => {
		for (const section of page.sections) {
			const found = topics(game, section);
			expect(found.flatMap((topic) => topic.blocks)).toEqual(section.blocks);
		}
		const shown = page.sections.flatMap((section) => topics(game, section)).filter((topic) => topic.pictures.length);
		expect(shown).toHaveLength(pictured(game).length);
	});
});
