/** The words of the rules reader, the cards and the first games. They are many, so only those pages load them. */
import type { Arguments } from '$lib/text/catalogue';
import { Words } from '$lib/text/words.svelte';

export const learning = new Words(null, ['web-learn']);

export function l(message: string, args: Arguments = {}): string {
	return learning.text(message, args);
}
