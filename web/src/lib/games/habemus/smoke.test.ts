import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogLine } from '$lib/state/stage';
import { RisingSmoke } from './smoke.svelte';

const log = (...names: string[]): LogLine[] =>
	names.map((name, i) => ({ version: i + 1, at: 0, event: { name, args: {} } }) as LogLine);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is past if it rose before the table was opened', () => {
	const smoke = new RisingSmoke();
	expect(smoke.follow([])).toBe(false);
	expect(smoke.follow(log('round_begins', 'black_smoke'))).toBe(false);
	expect(smoke.now).toBeNull();
});

it('clears although other things happen while it rises, so that the next one is seen', () => {
	const smoke = new RisingSmoke();
	smoke.follow(log('round_begins'));
	expect(smoke.follow(log('round_begins', 'black_smoke'))).toBe(true);
	vi.advanceTimersByTime(1000);
	expect(smoke.follow(log('round_begins', 'black_smoke', 'answered'))).toBe(false);
	expect(smoke.now?.colour).toBe('black');
	vi.advanceTimersByTime(2000);
	expect(smoke.now).toBeNull();
	smoke.follow(log('round_begins', 'black_smoke', 'answered', 'white_smoke'));
	expect(smoke.now).toEqual({ colour: 'white', version: 4 });
});
