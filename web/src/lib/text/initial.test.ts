import { expect, it } from 'vitest';
import { initialOf } from './initial';

it('takes the first letter of a name, whatever it is', () => {
	expect(initialOf('livia')).toBe('L');
	expect(initialOf(' élise')).toBe('É');
	expect(initialOf('👑 Anna')).toBe('👑');
	expect(initialOf('')).toBe('');
});
