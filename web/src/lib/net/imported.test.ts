import { expect, it, vi } from 'vitest';
import { imported } from './imported';

it('loads a part once', async () => {
	const first = vi.fn(() => Promise.resolve('cards'));
	const load = imported(first);
	expect([await load(), await load()]).toEqual(['cards', 'cards']);
	expect(first).toHaveBeenCalledTimes(1);
});

it('asks under another address for what could not be loaded', async () => {
	const message = 'Failed to fetch dynamically imported module: http://127.0.0.1:1/assets/web-a1.js';
	const first = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError(message));
	const load = imported(first);
	await expect(load()).rejects.toThrow('dynamically imported');
	await expect(load()).rejects.toThrow("protocol 'http:'");
	expect(first).toHaveBeenCalledTimes(1);
});

it('asks in the same way where no address is told', async () => {
	const load = imported(
		vi
			.fn<() => Promise<string>>()
			.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
			.mockResolvedValue('cards'),
	);
	await expect(load()).rejects.toThrow('Importing');
	expect(await load()).toBe('cards');
});
