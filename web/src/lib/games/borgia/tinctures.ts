/** The tincture of each family, for bars and marks: that of its coat, where no other family has it. */
import type { Tincture } from '$lib/art/tinctures';

const FAMILIES: Record<string, Tincture> = {
	borgia: 'or',
	medici: 'argent',
	colonna: 'gules',
	orsini: 'purpure',
	della_rovere: 'azure',
	sforza: 'vert',
};

export function tinctureOfFamily(family: string): Tincture {
	return FAMILIES[family] ?? 'argent';
}
