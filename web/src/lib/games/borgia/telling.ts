import type { Telling } from '$lib/state/telling';

/** What becomes of a card that somebody gets. */
const PLACED = ['fee_paid', 'housed', 'no_place', 'rejected'];

export const telling: Telling = {
	// What is answered in secret is opened; votes are counted; who passes or seizes nothing does nothing.
	silent: ['answered', 'passed', 'voted', 'done', 'no_seizure', 'rehousing'],
	rounds: ['round'],
	headings: ['market_laid', 'phase', 'election', 'ballot'],
	runs: [
		{ begins: ['dealt'], goesOn: ['dealt'], says: ['dealt'], items: ['dealt'] },
		{
			begins: ['kept_hand', 'redrew'],
			goesOn: ['kept_hand', 'redrew', 'dealt'],
			says: ['kept_hand', 'redrew'],
			items: ['kept_hand', 'redrew'],
		},
		{ begins: ['showed'], goesOn: ['laid', ...PLACED], says: [], items: PLACED, same: ['seat'] },
		{ begins: ['laid'], goesOn: PLACED, says: ['laid'], tails: PLACED, same: ['card'] },
		{ begins: ['drew'], goesOn: ['drew'], says: ['drew'], items: ['drew'] },
		{
			begins: ['turned_up'],
			goesOn: ['bid', 'sold', ...PLACED],
			says: ['turned_up', 'bid', 'sold'],
			tails: PLACED,
			same: ['card'],
		},
		{
			begins: ['spied_on_market'],
			goesOn: ['took_unseen', 'laid', ...PLACED],
			says: ['spied_on_market'],
			tails: ['took_unseen', 'laid', ...PLACED],
			same: ['seat', 'card'],
		},
		{
			begins: ['played'],
			goesOn: ['killed', 'saved', 'stolen', 'nothing_stolen'],
			says: ['played'],
			tails: ['killed', 'saved', 'stolen', 'nothing_stolen'],
			same: ['target'],
		},
		{
			begins: ['said_yes', 'said_no'],
			goesOn: ['said_yes', 'said_no', 'accusation_upheld', 'accusation_failed'],
			says: ['said_yes', 'said_no', 'accusation_upheld', 'accusation_failed'],
			items: ['said_yes', 'said_no'],
		},
		{
			begins: ['attacked'],
			goesOn: ['hired', 'seized', 'seizure_failed', ...PLACED],
			says: ['attacked', 'seized', 'seizure_failed'],
			tails: ['hired', ...PLACED],
		},
		{
			begins: ['offered', 'counter_offered'],
			goesOn: ['trade_refused', 'trade_accepted', 'consented', 'forbidden', 'fees_paid', 'traded'],
			says: ['offered', 'counter_offered'],
			tails: ['trade_refused', 'trade_accepted', 'consented', 'forbidden', 'fees_paid'],
		},
		{
			begins: ['pledge_offered'],
			goesOn: ['pledge_accepted', 'pledge_refused'],
			says: ['pledge_offered'],
			tails: ['pledge_accepted', 'pledge_refused'],
		},
		{ begins: ['pledge_paid'], goesOn: ['pledge_paid'], says: ['pledge_paid'], items: ['pledge_paid'] },
		{ begins: ['income'], goesOn: ['income'], says: ['income'], items: ['income'] },
		{
			begins: ['points'],
			goesOn: ['points'],
			says: ['points'],
			items: ['points'],
			sums: { total: ['ducats', 'papacy', 'towns', 'artists', 'offices'] },
		},
		{
			begins: ['office_given', 'office_dealt', 'office_kept'],
			goesOn: ['office_given', 'office_dealt', 'office_kept', 'housed', 'no_place'],
			says: ['office_given', 'office_dealt', 'office_kept'],
			items: ['office_given', 'office_dealt', 'office_kept'],
		},
		{ begins: ['housed'], goesOn: ['housed'], says: ['housed'], items: ['housed'], same: ['seat'] },
	],
};
