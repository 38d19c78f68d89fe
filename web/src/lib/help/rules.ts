/** The rules pages of `docs/rules`, as `rules-page.ts` makes them, mostly when the client is built. */
import { api } from '$lib/net/api';
import { games } from '$lib/state/games.svelte';
import type { Language } from '$lib/text/catalogue';

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

/** The rules of a game in a language; English speaks for one that there is not. Of a game that the client was not built
 *  with, the house has them. */
export async function loadRules(game: string, language: Language): Promise<RulesPage> {
	await games.load();
	const name = `${games.item(game)?.rules_page}.md`;
	const load = file(language === 'en' ? `/rules/${name}` : `/rules/${language}/${name}`) ?? file(`/rules/${name}`);
	if (load) return load();
	const [markdown, { rulesPage }] = await Promise.all([api.rules(game, language), import('./rules-page')]);
	return rulesPage(markdown);
}

function file(ending: string): Loader | undefined {
	return Object.entries(FILES).find(([path]) => path.endsWith(ending))?.[1];
}
