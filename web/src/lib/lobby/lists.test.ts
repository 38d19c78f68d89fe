import { expect, it, vi } from 'vitest';
import { ApiError } from '$lib/net/api';

const house = vi.hoisted(() => ({ isDown: true }));
vi.mock('$lib/net/api', async (original) => ({
	...(await original<typeof import('$lib/net/api')>()),
	api: {
		me: async () => null,
		tables: async () => [],
		live: async () => [],
		games: async () => {
			if (house.isDown) throw new ApiError('offline', '', 0);
			return [{ name: 'habemus' }];
		},
	},
}));
const { lists } = await import('./lists.svelte');
const { games } = await import('$lib/state/games.svelte');

it('asks for the games again until the house has told them', async () => {
	await lists.refresh();
	expect(lists.trouble).toBeInstanceOf(ApiError);
	house.isDown = false;
	await lists.refresh();
	expect(lists.trouble).toBeNull();
	expect(games.item('habemus')).not.toBeNull();
});
