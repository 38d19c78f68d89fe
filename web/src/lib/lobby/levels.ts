/** Bots that nobody plays against for the game's sake; a house has them for programs and tests. */
const FOR_TESTS = ['random'];

export const isForTests = (level: string): boolean => FOR_TESTS.includes(level);

/** What people call a bot's level; one that we have no word for is called as the house calls it. */
import { words } from '$lib/text/words.svelte';

export function levelName(level: string): string {
	const plain = level.replaceAll('_', ' ');
	return words.catalogue?.find(`level-${level}`) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
