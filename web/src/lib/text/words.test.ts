// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import { Words } from './words.svelte';

describe('words', () => {
	it('of which only some pages need a part are loaded without it until it is wanted', async () => {
		const words = new Words(null, ['web'], ['web-lobby']);
		words.follow();
		await vi.waitFor(() => expect(words.catalogue?.has('close')).toBe(true));
		expect(words.isWhole).toBe(false);
		expect(words.catalogue?.has('control-save')).toBe(false);
		words.complete();
		await vi.waitFor(() => expect(words.isWhole).toBe(true));
		expect(words.text('control-save')).toBe('Save');
		expect(words.text('close')).toBe('Close');
	});
});
