/** How somebody likes to play a game against bots; kept on the device. */
import { recall, remember } from '$lib/state/stored';
import type { GameItem, Terms } from '$lib/wire/wire';
import { defaultSeats, quickTerms } from './draft.svelte';

interface Stored {
	seats: number;
	level: string;
	options: Record<string, string>;
}

export class Quick {
	readonly item: GameItem;
	seats = $state(0);
	level = $state('');
	options = $state<Record<string, string>>({});
	/** Nothing is known of an earlier game. */
	readonly #isFirst: boolean;

	constructor(item: GameItem) {
		this.item = item;
		const stored = recall<Stored>(`play-${item.name}`);
		const { seats, level } = stored;
		this.#isFirst = stored.options === undefined;
		const fits = seats !== undefined && seats >= item.min_seats && seats <= item.max_seats;
		this.seats = fits ? seats : defaultSeats(item);
		this.level = level !== undefined && item.bots.includes(level) ? level : (item.bots[0] ?? '');
		for (const option of item.options) {
			const value = stored.options?.[option.name];
			this.options[option.name] = value && option.values.includes(value) ? value : option.first_game;
		}
	}

	/** Options that are not as in the rules. */
	get changed(): number {
		return this.item.options.filter((option) => this.options[option.name] !== option.values[0]).length;
	}

	/** The terms of the table; remembered for the next time. */
	terms(): Terms {
		const { seats, level, options } = this;
		const kept = { ...options };
		// What eases the first game is for the first game.
		if (this.#isFirst)
			for (const { name, values, first_game } of this.item.options)
				if (kept[name] === first_game) kept[name] = values[0] ?? '';
		remember(`play-${this.item.name}`, { seats, level, options: kept });
		return quickTerms(this.item, seats, level, { ...options });
	}
}
