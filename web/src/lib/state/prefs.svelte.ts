/** How this person likes things, kept on the device. */
import { chooseLanguage, LANGUAGES, type Language } from '$lib/text/catalogue';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';

interface Stored {
	language: Language;
	theme: Theme;
	motion: Motion;
	sound: boolean;
	/** Names beside coats, gems and seals everywhere, and stronger hatching. */
	aids: boolean;
}

const KEY = 'curia';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Prefs {
	language = $state<Language>('en');
	theme = $state<Theme>('auto');
	motion = $state<Motion>('auto');
	sound = $state(false);
	aids = $state(false);
	#systemDark = $state(dark.matches);
	#systemStill = $state(still.matches);

	readonly isDark = $derived(this.theme === 'auto' ? this.#systemDark : this.theme === 'dark');
	readonly isStill = $derived(this.motion === 'auto' ? this.#systemStill : this.motion === 'reduced');

	constructor() {
		this.#take(read());
		// Another tab has chosen: all look the same, and none writes back what it knew before.
		addEventListener('storage', (event) => {
			if (event.key === KEY) this.#take(read());
		});
		dark.addEventListener('change', (event) => (this.#systemDark = event.matches));
		still.addEventListener('change', (event) => (this.#systemStill = event.matches));
		$effect.root(() => {
			$effect(() => {
				const root = document.documentElement;
				root.lang = this.language;
				root.dataset['theme'] = this.isDark ? 'dark' : 'light';
				root.dataset['motion'] = this.isStill ? 'reduced' : 'full';
				root.dataset['aids'] = this.aids ? 'on' : 'off';
				const { language, theme, motion, sound, aids } = this;
				try {
					localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, aids }));
				} catch {
					// A browser that keeps nothing asks again the next time.
				}
			});
		});
	}

	#take(stored: Partial<Stored>): void {
		this.language = stored.language ?? chooseLanguage(navigator.languages);
		this.theme = stored.theme ?? 'auto';
		this.motion = stored.motion ?? 'auto';
		this.sound = stored.sound ?? false;
		this.aids = stored.aids ?? false;
	}
}

function read(): Partial<Stored> {
	try {
		const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
		if (stored.language && !LANGUAGES.includes(stored.language)) delete stored.language;
		return stored;
	} catch {
		return {};
	}
}

export const prefs = new Prefs();
