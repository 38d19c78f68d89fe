import { expect, it, vi } from 'vitest';
import { seatName } from './seat-name';

vi.mock('./words.svelte', () => ({ t: (message: string) => `[${message}]` }));

it('says in the words of the reader that somebody has left', () => {
	expect(seatName('Somebody who left')).toBe('[seat-gone]');
	expect(seatName('Somebody who left 2')).toBe('[seat-gone] 2');
});

it('leaves all others their names', () => {
	expect(seatName('Livia')).toBe('Livia');
	expect(seatName('Somebody who left us')).toBe('Somebody who left us');
	expect(seatName(null)).toBe('');
});
