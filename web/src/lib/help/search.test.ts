import { describe, expect, it } from 'vitest';
import { rulesPage } from './rules-page';
import { indexOf, pieces, plain, search, textOf } from './search';

const SOURCES = import.meta.glob<string>('$rules/**/*.md', { query: '?raw', import: 'default', eager: true });
const read = (name: string) => Object.entries(SOURCES).find(([path]) => path.endsWith(`/rules/${name}`))?.[1] ?? '';
const english = rulesPage(read('habemus-papam.md'));
const GAMES = ['habemus-papam.md', 'caesar-cleopatra.md', 'borgia.md'];
const FOLDERS = ['', 'fr/', 'de/', 'it/'];

describe('a rules page', () => {
	it('has its title, its sections and its paragraphs', () => {
		expect(english.title).toContain('Habemus Papam');
		const sections = english.sections.map((section) => section.id);
		expect(sections.slice(0, 3)).toEqual(['in-brief', 's1', 's2']);
		expect(sections.slice(-3)).toEqual(['about', 'options', 'card-data']);
		const ids = english.sections.flatMap((section) => section.blocks.map((block) => block.id));
		expect(ids).toContain('5.2');
		expect(ids).toContain('HP7');
		expect(ids).toContain('E3');
	});

	it('leads from whatever it cites to it', () => {
		const block = english.sections.flatMap((section) => section.blocks).find(({ id }) => id === '7.10');
		expect(block?.html).toContain('<a href="#HP12">HP12</a>');
		const about = english.sections.find(({ id }) => id === 'about');
		expect(about?.blocks[0]?.html).toContain('<a href="#s11">ruling</a>');
	});

	it('keeps a table with the paragraph that it belongs to', () => {
		const block = english.sections.flatMap((section) => section.blocks).find(({ id }) => id === '9.9');
		expect(block?.html).toContain('<div class="scroll"');
		expect(block?.html).toContain('<table>');
	});

	it.each(GAMES.flatMap((game) => FOLDERS.map((folder) => folder + game)))(
		'%s has every anchor, and no style',
		(name) => {
			const source = read(name);
			const page = rulesPage(source);
			const anchors = [...source.matchAll(/<a id="([^"]+)">/g)].map((found) => found[1]);
			const blocks = page.sections.flatMap((section) => section.blocks);
			const ids = new Set([...page.sections.map((section) => section.id), ...blocks.map((block) => block.id)]);
			expect(anchors.filter((anchor) => !ids.has(anchor ?? ''))).toEqual([]);
			const html = page.intro + blocks.map((block) => block.html).join('');
			expect(html).not.toMatch(/ style=|<script|<a id=/);
			const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? '');
			expect(targets.filter((target) => !ids.has(target))).toEqual([]);
		},
	);
});

describe('search', () => {
	const index = indexOf(english);
	const ids = (wanted: string) => search(index, wanted).map((found) => found.id);

	it('finds a paragraph by its number, with or without the sign', () => {
		expect(ids('5.2')[0]).toBe('5.2');
		expect(ids('§5.2')[0]).toBe('5.2');
		expect(ids('hp7')[0]).toBe('HP7');
		expect(ids('8.1').slice(0, 2)).toEqual(['8.1', '8.10']);
	});

	it('finds the paragraphs in which all words stand', () => {
		expect(ids('bribe leaders')).toContain('8.12');
		expect(ids('bribe leaders')).not.toContain('8.22');
		expect(ids('xylophone')).toEqual([]);
		expect(ids('   ')).toEqual([]);
	});

	it('finds a section by its title', () => {
		expect(ids('orders')[0]).toBe('s10');
	});

	it('does not mind accents and case', () => {
		const french = indexOf(rulesPage(read('fr/habemus-papam.md')));
		const found = search(french, 'fumee NOIRE').map(({ id }) => id);
		expect(found).toContain('3.5');
		expect(search(french, 'fumée noire').map(({ id }) => id)).toEqual(found);
		expect(plain('Große Œuvre, É')).toBe('grosse oeuvre, e');
	});

	it('shows where the words stand', () => {
		const shown = pieces('Die größte Summe gewinnt.', ['grosste']);
		expect(shown.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['größte']);
		expect(shown.map((piece) => piece.text).join('')).toBe('Die größte Summe gewinnt.');
	});

	it('cuts long texts around the first word', () => {
		const long = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`;
		const shown = pieces(long, ['needle']);
		expect(shown[0]?.text).toMatch(/^… /);
		expect(shown.at(-1)?.text).toMatch(/…$/);
		expect(shown.some((piece) => piece.found && piece.text === 'needle')).toBe(true);
	});

	it('reads HTML as people do', () => {
		expect(textOf('<p>A &amp; <a href="#1.1">B</a></p><table><tr><td>1</td><td>2</td></tr></table>')).toBe('A & B 1 2');
	});
});
