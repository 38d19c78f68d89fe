/** What went wrong, in the reader's language where we have a sentence for it; else in the house's words. */
import { ApiError } from '$lib/net/api';
import { words } from '$lib/text/words.svelte';

export function explain(error: unknown): string {
	if (!(error instanceof ApiError)) return words.text('error-failed');
	return words.catalogue?.find(`error-${error.code}`) ?? error.message;
}
