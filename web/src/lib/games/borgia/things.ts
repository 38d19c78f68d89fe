/** What is pointed at on the table of Borgia: `hand:spy` is a card of the own hand, `lay:imola` one to be laid,
 *  `board:titian` what lies before a family or in the middle, `family:2` a family. */

/** By the verb of an answer: where what it names lies, in the order of its words. The last place goes for all that follow.
 *  Other answers are said by buttons: there a number is an amount. */
const PLACES: Record<string, string[]> = {
	lay: ['lay'],
	play: ['hand', 'board'],
	seize: ['board'],
	hire: ['hand'],
	pick: ['hand'],
	assign: ['', 'board'],
	out: ['board'],
	elect: ['board'],
};
/** With a Spy one takes a card of the market unseen. */
const CARDS: Record<string, string> = { spy: 'spy' };
/** Words for no thing at all. */
const NOTHING = new Set(['nothing', 'nobody', 'pile']);

export function thingsOf(verb: string, names: string[]): string[] {
	if (CARDS[verb]) return [`hand:${CARDS[verb]}`];
	const places = PLACES[verb] ?? [];
	return names.flatMap((name, i) => {
		const place = places[Math.min(i, places.length - 1)];
		if (!place || NOTHING.has(name)) return [];
		return [place === 'board' ? onBoard(name) : `${place}:${name}`];
	});
}

/** A family by its number, or a card that lies open. */
export function onBoard(name: string | number): string {
	return /^\d$/.test(String(name)) ? `family:${name}` : `board:${name}`;
}
