import { expect, it, vi } from 'vitest';
import type { Me } from '$lib/wire/wire';

const LIVIA = { id: 'p1', name: 'Livia' } as Me;
const house = vi.hoisted(() => ({ me: null as unknown, asked: 0 }));
vi.mock('$lib/net/api', () => ({
	api: {
		me: async () => {
			house.asked += 1;
			return house.me;
		},
	},
}));
const { myself } = await import('./me.svelte');
const otherTab = new BroadcastChannel('curia-me');

it('follows what another tab has done', async () => {
	await myself.load();
	house.me = LIVIA;
	otherTab.postMessage(null);
	await vi.waitFor(() => expect(myself.me).toEqual(LIVIA));
});

it('tells other tabs what this one has done, and does not ask again itself', async () => {
	const heard = vi.fn();
	otherTab.onmessage = heard;
	const { asked } = house;
	myself.set(null);
	await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
	expect(house.asked).toBe(asked);
});

it('does not believe what was said before this tab logged in', async () => {
	house.me = null;
	const looked = myself.lookAgain();
	const julia = { id: 'p2', name: 'Julia' } as Me;
	myself.set(julia);
	await looked;
	expect(myself.me).toEqual(julia);
});
