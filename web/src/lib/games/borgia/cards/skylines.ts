/** The towns that are drawn, by their names: a third of all drawings, so they come after the first view. */
import { Later } from '$lib/state/later.svelte';

const SYMBOL = /<symbol id="([^"]+)">([\s\S]*?)<\/symbol>/g;

export const skylines = new Later(async () => {
	const { default: sheet } = await import('../skylines.svg?raw');
	return new Map([...sheet.matchAll(SYMBOL)].map(([, town = '', drawing = '']) => [town, drawing]));
});
