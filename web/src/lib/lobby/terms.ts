/** The terms of a table in a few words. */
import { t } from '$lib/text/words.svelte';
import type { Terms } from '$lib/wire/wire';
import { lasting } from './time';

export function clockWords({ clock }: Pick<Terms, 'clock'>): string {
	if (clock.kind === 'none') return t('clock-words-none');
	if (clock.kind === 'days') return t('clock-words-days', { days: clock.days });
	return bankWords(clock.seconds, clock.increment);
}

/** '20 minutes + 20 s'. */
export function bankWords(seconds: number, increment: number): string {
	return t('clock-words-bank', { bank: lasting(seconds), increment });
}
