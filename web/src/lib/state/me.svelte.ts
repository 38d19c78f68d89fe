/** The player at this device. Nobody needs an account: whoever sits down gives a name and gets a cookie. */
import { api } from '$lib/net/api';
import type { Me } from '$lib/wire/wire';

class Myself {
	me = $state.raw<Me | null>(null);
	/** Whether the house has been asked. */
	known = $state(false);
	#asking: Promise<void> | null = null;
	/** Tabs share the cookie, so they tell each other when it has become another's. */
	readonly #tabs = new BroadcastChannel('curia-me');

	constructor() {
		this.#tabs.onmessage = () => void this.lookAgain().catch(() => undefined);
	}

	async load(): Promise<void> {
		this.#asking ??= this.#ask();
		await this.#asking;
	}

	async #ask(): Promise<void> {
		try {
			this.me = await api.me();
		} catch (error) {
			this.#asking = null;
			throw error;
		}
		this.known = true;
	}

	/** Whether somebody else sits here now: another tab may have logged in or out. */
	async lookAgain(): Promise<void> {
		if (!this.known) return;
		const before = this.me;
		const me = await api.me();
		// Meanwhile this tab may have logged in or out itself.
		if (this.me === before && JSON.stringify(me) !== JSON.stringify(before)) this.me = me;
	}

	/** A player with that name, or the one that there is. */
	async be(name: string): Promise<Me> {
		await this.load();
		if (this.me === null) this.set(await api.guest(name));
		else if (name && name !== this.me.name) this.set(await api.changeMe({ name }));
		return this.me as Me;
	}

	/** What this tab has done about it. */
	set(me: Me | null): void {
		this.me = me;
		this.known = true;
		this.#tabs.postMessage(null);
	}
}

export const myself = new Myself();
