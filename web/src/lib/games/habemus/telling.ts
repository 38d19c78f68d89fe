import type { Telling } from '$lib/state/telling';

export const telling: Telling = {
	// The letters before the seats say who has answered, and they are opened.
	silent: ['answered', 'no_actions'],
	rounds: ['round_begins'],
	runs: [
		{ begins: ['order_dealt'], goesOn: ['order_dealt'], says: ['order_dealt'], items: ['order_dealt'] },
		{
			begins: ['action_revealed', 'gold_taken'],
			goesOn: ['gained', 'gold_taken'],
			says: [],
			tails: ['gained', 'gold_taken'],
			same: ['seat', 'card'],
		},
		{ begins: ['turned_up'], goesOn: ['turned_up'], says: ['turned_up'], items: ['turned_up'] },
		{
			begins: ['bid_revealed'],
			goesOn: ['bid_revealed', 'taking_order'],
			says: ['bid_revealed', 'taking_order'],
			items: ['bid_revealed'],
		},
		{
			begins: ['took'],
			goesOn: ['took', 'became_camerlengo'],
			says: ['took'],
			items: ['took'],
		},
		{
			begins: ['black_smoke_gold'],
			goesOn: ['black_smoke_gold'],
			says: ['black_smoke_gold'],
			items: ['black_smoke_gold'],
		},
	],
	tokens: { D: 'gem-diamond', R: 'gem-ruby', S: 'gem-sapphire', A: 'gem-amber' },
};
