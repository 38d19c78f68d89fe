// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { persist } from './persist';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (error: Error) =>
	vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('cards');

it('asks again after a while', async () => {
	const load = failing(new ApiError('offline', '', 0));
	const loaded = persist(load);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await loaded).toBe('cards');
	expect(load).toHaveBeenCalledTimes(2);
});

it('asks again at once when the network is back', async () => {
	const load = failing(new TypeError('no such chunk'));
	const loaded = persist(load);
	await vi.advanceTimersByTimeAsync(0);
	dispatchEvent(new Event('online'));
	expect(await loaded).toBe('cards');
	expect(vi.getTimerCount()).toBe(0);
});

it('takes no for an answer', async () => {
	const load = failing(new ApiError('not-your-seat', 'No.', 403));
	await expect(persist(load)).rejects.toThrow('No.');
	expect(load).toHaveBeenCalledTimes(1);
});
