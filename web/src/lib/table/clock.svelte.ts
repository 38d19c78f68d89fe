import type { Stage } from '$lib/state/stage';
import type { Texts } from '$lib/text/texts';

/** The clocks of a table as they are at this moment: those that run do so here too. Made within a component. */
export class Ticking {
	readonly #stage: () => Stage;
	readonly #clock = $derived.by(() => this.#stage().clock);
	#passed = $state(0);

	constructor(stage: () => Stage) {
		this.#stage = stage;
		$effect(() => {
			if (!this.#clock?.running.length) return;
			const read = this.#stage().clockRead;
			const tick = () => (this.#passed = performance.now() - read);
			tick();
			const timer = setInterval(tick, 500);
			return () => clearInterval(timer);
		});
	}

	runs(seat: number): boolean {
		return this.#clock?.running.includes(seat) ?? false;
	}

	/** Milliseconds. */
	left(seat: number): number {
		const whole = this.#clock?.left[seat] ?? 0;
		return Math.max(0, this.runs(seat) ? whole - this.#passed : whole);
	}

	/** Time is nearly up. */
	isShort(seat: number): boolean {
		return this.runs(seat) && this.left(seat) < 30_000;
	}
}

/** '24:05', '1:02:03' or '2 d 3 h'. */
export function timeWords(texts: Texts, milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / 1000);
	if (seconds >= 86_400)
		return texts.text('clock-days', {
			days: Math.floor(seconds / 86_400),
			hours: Math.floor((seconds % 86_400) / 3600),
		});
	const minutes = Math.floor(seconds / 60);
	const rest = String(seconds % 60).padStart(2, '0');
	if (minutes >= 60) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
	return `${minutes}:${rest}`;
}
