import type { Texts } from '$lib/text/texts';
import type { SeatNow } from '$lib/wire/wire';

/** What is unusual about who answers for a seat: the player gave up, is away, or lets a program play; '' if nothing. */
export function seatNote(texts: Texts, now: SeatNow | undefined): string {
	if (!now) return '';
	if (now.conceded) return texts.text('gave-up');
	if (now.stand_in) return texts.text('stands-in');
	if (!now.present && !now.bot) return texts.text('present-no');
	return now.program ? texts.text('plays-program') : '';
}
