// @vitest-environment happy-dom

import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Later } from './later.svelte';

describe('a part that comes later', () => {
	it('is loaded once, when somebody looks for it', async () => {
		const load = vi.fn(() => Promise.resolve('tray'));
		const later = new Later(load);
		expect(load).not.toHaveBeenCalled();
		expect(later.part).toBeNull();
		await vi.waitFor(() => expect(later.part).toBe('tray'));
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('shows itself to who looked before it was there', async () => {
		const later = new Later(() => Promise.resolve('tray'));
		const seen: (string | null)[] = [];
		const stop = $effect.root(() => {
			$effect(() => void seen.push(later.part));
		});
		flushSync();
		await vi.waitFor(() => {
			flushSync();
			expect(seen).toEqual([null, 'tray']);
		});
		stop();
	});

	it('comes by itself when there is nothing else to do', async () => {
		vi.useFakeTimers();
		const load = vi.fn(() => Promise.resolve('tray'));
		new Later(load).fetchWhenIdle();
		await vi.runAllTimersAsync();
		vi.useRealTimers();
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('is loaded again when the network is back', async () => {
		const load = vi
			.fn<() => Promise<string>>()
			.mockRejectedValueOnce(new Error('no network'))
			.mockResolvedValue('tray');
		const later = new Later(load);
		expect(later.part).toBeNull();
		await new Promise((go) => setTimeout(go));
		dispatchEvent(new Event('online'));
		await new Promise((go) => setTimeout(go));
		expect(later.part).toBe('tray');
	});
});
