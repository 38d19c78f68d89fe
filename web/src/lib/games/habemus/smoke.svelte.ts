/** Smoke over the roofs: seen once when it rises, however much else happens meanwhile. */
import type { LogLine } from '$lib/state/stage';

export type SmokeColour = 'black' | 'white';

/** Milliseconds: it rises in 900, and then one has time to feel it. */
const SHOWN = 2600;

export class RisingSmoke {
	/** What is seen now; `version` tells one smoke from the next. */
	now = $state.raw<{ colour: SmokeColour; version: number } | null>(null);
	#seen = -1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Whether smoke has just risen. What was there when the table was opened is past. */
	follow(log: LogLine[]): boolean {
		const seen = this.#seen;
		// An empty log is still to come.
		this.#seen = log.at(-1)?.version ?? -1;
		const smoke = log.findLast(({ version, event }) => version > seen && event.name in COLOURS);
		if (seen < 0 || !smoke) return false;
		this.now = { colour: COLOURS[smoke.event.name] ?? 'black', version: smoke.version };
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.now = null), SHOWN);
		return true;
	}

	close(): void {
		clearTimeout(this.#timer);
	}
}

const COLOURS: Record<string, SmokeColour> = { black_smoke: 'black', white_smoke: 'white' };
