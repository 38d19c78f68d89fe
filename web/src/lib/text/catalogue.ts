/** Messages in the reader's language: the same Fluent catalogues that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { imported } from '$lib/net/imported';

export type Value = string | number;
export type Arguments = Record<string, Value>;

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
	en: 'English',
	fr: 'Français',
	de: 'Deutsch',
	it: 'Italiano',
};

const FILES = import.meta.glob<{ default: string }>('$locales/*/*.ftl', { query: '?raw' });
const SOURCES = Object.entries(FILES).map(([path, load]) => ({ path, load: imported(load) }));

/** Which catalogues a page needs, by their names in `curia/locales/<language>`. */
export function catalogueNames(game: string | null): string[] {
	return game ? ['common', game, 'web', `web-${game}`, `web-cards-${game}`] : ['web'];
}

/** Whether the client was built with the words of a game; else the house has them. */
export function isBuiltIn(game: string): boolean {
	return SOURCES.some(({ path }) => path.endsWith(`/en/${game}.ftl`));
}

/** The text of catalogues; one that a language lacks is left out, and English speaks for it. */
export async function loadSources(language: Language, names: string[]): Promise<string[]> {
	const found = names.map((name) => SOURCES.find(({ path }) => path.endsWith(`/${language}/${name}.ftl`)));
	const modules = await Promise.all(found.filter((source) => source !== undefined).map(({ load }) => load()));
	return modules.map((module) => module.default);
}

export class Catalogue {
	readonly language: Language;
	readonly #bundle: FluentBundle;

	constructor(language: Language, sources: string[]) {
		this.language = language;
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
	}

	has(message: string): boolean {
		return this.#bundle.hasMessage(message);
	}

	/** The text; null if there is no such message, or it needs an argument that is not there. */
	find(message: string, args: Arguments = {}): string | null {
		const errors: Error[] = [];
		const pattern = this.#bundle.getMessage(message)?.value;
		if (!pattern) return null;
		const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
		return errors.length ? null : text;
	}

	/** What stands beside the text of a message: `.short = Governor`. */
	attribute(message: string, name: string): string | null {
		const pattern = this.#bundle.getMessage(message)?.attributes[name];
		return pattern ? this.#bundle.formatPattern(pattern) : null;
	}

	/** The text; if there is none, the message's name, which people can at least report. */
	text(message: string, args: Arguments = {}): string {
		const found = this.find(message, args);
		if (found !== null) return found;
		const pattern = this.#bundle.getMessage(message)?.value;
		return pattern ? this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []) : message;
	}
}

/** The best language there is for what a browser says that its user reads. */
export function chooseLanguage(wanted: readonly string[]): Language {
	for (const tag of wanted) {
		const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
		if (found) return found;
	}
	return 'en';
}
