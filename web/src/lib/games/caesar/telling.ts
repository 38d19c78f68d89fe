import type { Telling } from '$lib/state/telling';

export const telling: Telling = {
	silent: ['arranging', 'allowed'],
	rounds: ['turn_begins', 'last_turn'],
	runs: [
		{
			begins: ['laid_down', 'laid_up', 'discarded', 'nothing_discarded'],
			goesOn: ['laid_up', 'drew'],
			says: [],
			tails: ['laid_up', 'drew'],
			joined: ['laid_up', 'drew'],
		},
		{ begins: ['drew'], goesOn: ['drew'], says: ['drew'], items: ['drew'] },
		{
			begins: ['suffrage_card'],
			goesOn: ['vote_empty', 'vote', 'vote_tied', 'vote_turned', 'vote_won', 'vote_discards', 'group_closed'],
			says: ['suffrage_card', 'vote_empty', 'vote'],
			tails: ['vote_tied', 'vote_turned', 'vote_won', 'vote_discards', 'group_closed'],
		},
		{
			begins: ['assassination_played'],
			goesOn: ['assassinated'],
			says: ['assassination_played'],
			tails: ['assassinated'],
		},
		{ begins: ['spy_played'], goesOn: ['spied', 'struck'], says: ['spied'], tails: ['struck'] },
		{ begins: ['castling_played'], goesOn: ['relaid'], says: ['relaid'] },
		{ begins: ['courtesan_played'], goesOn: ['unveiled'], says: ['courtesan_played'], tails: ['unveiled'] },
		{ begins: ['wrath_played'], goesOn: ['wrath_discards'], says: ['wrath_played'], tails: ['wrath_discards'] },
		{ begins: ['mission_shown'], goesOn: ['mission_shown'], says: ['mission_shown'], items: ['mission_shown'] },
	],
};
