/** The rules pages of `docs/rules`, as `tools/rules-pages.ts` makes them when the client is built. */
import type { Language } from '$lib/text/catalogue';
import { PAGES } from './address';

/** A piece of a page: a numbered paragraph, a ruling, a worked example, or something without a number. */
export interface RulesBlock {
	/** '5.2', 'HP7', 'E3'; the same in every language. Empty if nothing cites it. */
	id: string;
	kind: 'paragraph' | 'ruling' | 'plain';
	html: string;
}

export interface RulesSection {
	/** 's5', or a name like 'options'; the same in every language. */
	id: string;
	/** '5'; empty for the first ones. */
	number: string;
	title: string;
	blocks: RulesBlock[];
}

export interface RulesPage {
	title: string;
	/** What stands before the first section. */
	intro: string;
	sections: RulesSection[];
}

type Loader = () => Promise<RulesPage>;
const FILES = {
	...import.meta.glob<RulesPage>('$rules/*.md', { import: 'default' }),
	...import.meta.glob<RulesPage>('$rules/*/*.md', { import: 'default' }),
} as Record<string, Loader>;

export function hasRules(game: string): boolean {
	return game in PAGES;
}

/** The rules of a game in a language; English speaks for one that there is not. */
export function loadRules(game: string, language: Language): Promise<RulesPage> {
	const name = `${PAGES[game]}.md`;
	const load = file(language === 'en' ? `/rules/${name}` : `/rules/${language}/${name}`) ?? file(`/rules/${name}`);
	if (!load) throw new Error(`there are no rules of '${game}'`);
	return load();
}

function file(ending: string): Loader | undefined {
	return Object.entries(FILES).find(([path]) => path.endsWith(ending))?.[1];
}
