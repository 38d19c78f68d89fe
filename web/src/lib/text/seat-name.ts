/** How a seat is called. */
import { t } from './words.svelte';

/** What the house writes at the seats of players who have deleted their accounts; several have numbers. */
const GONE = /^Somebody who left( \d+)?$/;

/** The name, in the reader's language if it is nobody's any more; empty for an open seat. */
export function seatName(name: string | null | undefined): string {
	const gone = GONE.exec(name ?? '');
	return gone ? t('seat-gone') + (gone[1] ?? '') : (name ?? '');
}
