/** What the home page lists: the tables, asked for again now and then while somebody looks; and the games, until the
 *  house has told them once. */
import { api, ApiError } from '$lib/net/api';
import { games } from '$lib/state/games.svelte';
import { myself } from '$lib/state/me.svelte';
import type { LiveTable, MyTable, TableInfo } from '$lib/wire/wire';

const EVERY = 15_000;

class Lists {
	/** My tables that are not over; null until the house has answered once. */
	mine = $state.raw<MyTable[] | null>(null);
	/** Tables that anybody may join, without mine. */
	others = $state.raw<TableInfo[] | null>(null);
	/** Games that anybody may watch, without mine; those with most spectators first. */
	live = $state.raw<LiveTable[] | null>(null);
	/** When it was asked last, for 'in 3 minutes'. */
	at = $state(Date.now());
	/** What went wrong when it was asked last. */
	trouble = $state.raw<unknown>(null);

	/** Call inside an effect: keeps the lists fresh until the page is left. */
	follow(): () => void {
		const ask = () => {
			if (!document.hidden) void this.refresh();
		};
		ask();
		const timer = setInterval(ask, EVERY);
		document.addEventListener('visibilitychange', ask);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', ask);
		};
	}

	async refresh(): Promise<void> {
		try {
			const [mine, listed, live] = await Promise.all([this.#askMine(), api.tables(), api.live(), games.load()]);
			const own = new Set(mine.map(({ table }) => table.id));
			this.mine = [...mine].sort(byUrgency);
			this.others = listed
				.filter((table) => table.status === 'gathering' && !own.has(table.id))
				.sort((a, b) => b.created - a.created);
			this.live = live.filter(({ table }) => !own.has(table.id)).sort(byInterest);
			this.at = Date.now();
			this.trouble = null;
		} catch (error) {
			this.trouble = error;
		}
	}

	/** Somebody else sits at this device now. */
	forget(): void {
		this.mine = null;
		this.others = null;
		this.live = null;
	}

	async #askMine(): Promise<MyTable[]> {
		await myself.load();
		try {
			return myself.me ? await api.mine() : [];
		} catch (error) {
			// The cookie was taken away on another device.
			if (!(error instanceof ApiError) || error.status !== 401) throw error;
			myself.set(null);
			return [];
		}
	}
}

/** Those that wait for me first, the most urgent of them before the others. */
export function byUrgency(a: MyTable, b: MyTable): number {
	if (a.asked !== b.asked) return a.asked ? -1 : 1;
	const [first, second] = [a.deadline ?? Infinity, b.deadline ?? Infinity];
	if (first !== second) return first - second;
	return b.table.created - a.table.created;
}

/** What most people watch first; else what began last. */
function byInterest(a: LiveTable, b: LiveTable): number {
	return b.spectators - a.spectators || (b.table.started ?? 0) - (a.table.started ?? 0);
}

export const lists = new Lists();
