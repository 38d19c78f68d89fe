/** How this person likes things, kept on the device. */
import { chooseLanguage, LANGUAGES, type Language } from '$lib/text/catalogue';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
/** How quickly something happens. */
export type Tempo = 'quick' | 'usual' | 'slow';

export const TEMPOS: Tempo[] = ['quick', 'usual', 'slow'];
/** How long what moves takes, beside the usual. */
const SPEEDS: Record<Tempo, number> = { quick: 0.5, usual: 1, slow: 1.75 };

interface Stored {
	language: Language;
	theme: Theme;
	motion: Motion;
	sound: boolean;
	/** Names beside coats, gems and seals everywhere, and stronger hatching. */
	aids: boolean;
	/** How quickly the bots answer. */
	bots: Tempo;
	/** How quickly cards move. */
	speed: Tempo;
	/** An answer that is complete waits for its button. */
	confirm: boolean;
	/** What is pointed at is explained beside it. */
	hints: boolean;
	/** Of the sounds, up to 100. */
	volume: number;
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
	bots = $state<Tempo>('usual');
	speed = $state<Tempo>('usual');
	confirm = $state(true);
	hints = $state(true);
	volume = $state(70);
	#systemDark = $state(dark.matches);
	#systemStill = $state(still.matches);

	readonly isDark = $derived(this.theme === 'auto' ? this.#systemDark : this.theme === 'dark');
	readonly isStill = $derived(this.motion === 'auto' ? this.#systemStill : this.motion === 'reduced');

	/** How many milliseconds something takes that usually takes so many. */
	lasting(usual: number): number {
		return usual * SPEEDS[this.speed];
	}

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
				root.style.setProperty('--lasting', String(SPEEDS[this.speed]));
				const { language, theme, motion, sound, aids, bots, speed, confirm, hints, volume } = this;
				const chosen: Stored = { language, theme, motion, sound, aids, bots, speed, confirm, hints, volume };
				try {
					localStorage.setItem(KEY, JSON.stringify(chosen));
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
		this.bots = tempo(stored.bots);
		this.speed = tempo(stored.speed);
		this.confirm = stored.confirm ?? true;
		this.hints = stored.hints ?? true;
		this.volume = Math.min(100, Math.max(0, Number(stored.volume ?? 70)));
	}
}

function tempo(stored: Tempo | undefined): Tempo {
	return TEMPOS.find((one) => one === stored) ?? 'usual';
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
