/** What a profile makes of somebody's games. */
import type { PlayedGame, Tally } from '$lib/wire/wire';
import { mean } from '$lib/ui/plot';

/** Which games count: those among people, those against bots alone, or all. */
export type Against = 'all' | 'people' | 'bots';

export function chosen(games: PlayedGame[], against: Against): PlayedGame[] {
	if (against === 'all') return games;
	return games.filter(({ people }) => people > 1 === (against === 'people'));
}

/** The mean of each part of the points, in the order in which the game counts them. */
export function meanParts(games: PlayedGame[]): { part: string; value: number; count: number }[] {
	const told = games.filter(({ parts }) => Object.keys(parts).length);
	const names = [...new Set(told.flatMap(({ parts }) => Object.keys(parts)))];
	return names.map((part) => ({
		part,
		value: mean(told.map(({ parts }) => parts[part] ?? 0)),
		count: told.length,
	}));
}

/** The games that somebody has played, the most often played first. */
export function gamesOf(tallies: Tally[]): string[] {
	const counts = new Map<string, number>();
	for (const { game, games } of tallies) counts.set(game, (counts.get(game) ?? 0) + games);
	return [...counts].sort((a, b) => b[1] - a[1]).map(([game]) => game);
}
