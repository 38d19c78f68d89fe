/** What went wrong, in the reader's language where we have a sentence for it; else in the house's words. */
import { ApiError } from '$lib/net/api';
import { words } from '$lib/text/words.svelte';

export function explain(error: unknown): string {
	return error instanceof ApiError ? sentence(error.code, error.message) : words.text('error-failed');
}

/** What the pages say to a code, or what the tables say to it. */
export function sentence(code: string, text: string): string {
	return words.catalogue?.find(`error-${code}`) ?? words.catalogue?.find(`declined-${code}`) ?? text;
}
