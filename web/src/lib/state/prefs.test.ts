// @vitest-environment happy-dom

import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { prefs } from './prefs.svelte';

const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem('curia') ?? '{}') as Record<string, unknown>;

/** What another tab has written. */
function elsewhere(choice: Record<string, unknown>): void {
	localStorage.setItem('curia', JSON.stringify({ ...stored(), ...choice }));
	dispatchEvent(new StorageEvent('storage', { key: 'curia' }));
	flushSync();
}

beforeEach(() => {
	prefs.theme = 'light';
	prefs.aids = false;
	prefs.language = 'en';
	flushSync();
});

it('holds at once and is kept', () => {
	prefs.theme = 'dark';
	prefs.aids = true;
	flushSync();
	expect(root.dataset['theme']).toBe('dark');
	expect(root.dataset['aids']).toBe('on');
	expect(stored()).toMatchObject({ theme: 'dark', aids: true });
});

it('follows what another tab has chosen, and does not undo it', () => {
	elsewhere({ theme: 'dark', language: 'de' });
	expect(root.dataset['theme']).toBe('dark');
	expect(root.lang).toBe('de');
	prefs.aids = true;
	flushSync();
	expect(stored()).toMatchObject({ theme: 'dark', language: 'de', aids: true });
});

it('lets what moves last as long as one likes', () => {
	prefs.speed = 'quick';
	flushSync();
	expect(prefs.lasting(320)).toBe(160);
	expect(root.style.getPropertyValue('--lasting')).toBe('0.5');
	prefs.speed = 'usual';
	flushSync();
	expect(prefs.lasting(320)).toBe(320);
});

it('keeps how one plays, and makes sense of what it does not know', () => {
	prefs.confirm = false;
	prefs.bots = 'quick';
	flushSync();
	expect(stored()).toMatchObject({ confirm: false, bots: 'quick', hints: true, volume: 70 });
	elsewhere({ bots: 'at once', volume: 500, confirm: true });
	expect([prefs.bots, prefs.volume, prefs.confirm]).toEqual(['usual', 100, true]);
});
