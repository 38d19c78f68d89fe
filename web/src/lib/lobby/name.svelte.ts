/** Who has no name yet is asked for one, in the place where it is needed; once. */
import { myself } from '$lib/state/me.svelte';
import type { Me } from '$lib/wire/wire';

class Naming {
	open = $state(false);
	/** What the button says: one sits down, or only goes on. */
	isSeat = $state(true);
	#settle: ((me: Me | null) => void) | null = null;

	/** The player at this device; null if they would not say their name. */
	async ask(isSeat = true): Promise<Me | null> {
		await myself.load();
		if (myself.me) return myself.me;
		this.#settle?.(null);
		this.isSeat = isSeat;
		this.open = true;
		return new Promise((settle) => (this.#settle = settle));
	}

	given(me: Me | null): void {
		this.#settle?.(me);
		this.#settle = null;
		this.open = false;
	}
}

export const naming = new Naming();
