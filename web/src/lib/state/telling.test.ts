import { describe, expect, it } from 'vitest';
import logs from '../../../generated/logs.json';
import samples from '../../../generated/samples.json';
import { telling as borgia } from '$lib/games/borgia/telling';
import { telling as caesar } from '$lib/games/caesar/telling';
import { telling as habemus } from '$lib/games/habemus/telling';
import { Catalogue, catalogueNames, LANGUAGES, loadSources, type Language } from '$lib/text/catalogue';
import { Texts } from '$lib/text/texts';
import type { EventItem, GameSchema } from '$lib/wire/wire';
import type { LogLine } from './stage';
import { concerns, plainTelling, Teller, telling, toldText, type Telling } from './telling';

const GAMES: Record<string, Telling> = { habemus, caesar, borgia };
const LOGS = logs as unknown as Record<string, EventItem[][]>;
const NAMES = ['Anna', 'Berta', 'Carlo', 'Dora'];

const linesOf = (events: EventItem[]): LogLine[] => events.map((event, i) => ({ version: i + 1, at: i, event }));
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function textsOf(game: string, language: Language = 'en'): Promise<Texts> {
	const { schema } = (samples as unknown as Record<string, { schema: GameSchema }>)[game]!;
	const catalogue = new Catalogue(language, await loadSources(language, catalogueNames(game)));
	return new Texts(catalogue, schema, NAMES.slice(0, game === 'caesar' ? 2 : 4));
}

/** What is told of some events of Borgia, to seat 0. */
async function told(game: string, events: [string, EventItem['args']][], viewer: number | null = 0): Promise<string[]> {
	const texts = await textsOf(game);
	const lines = linesOf(events.map(([name, args]) => ({ name, args })));
	return telling(lines, GAMES[game]!).map((line) => toldText(line, texts, viewer));
}

describe('a whole game against bots', () => {
	it.each([
		['borgia', 350],
		['habemus', 130],
		['caesar', 160],
	])('of %s has no more than %i lines', (game, most) => {
		const counts = LOGS[game]!.map((events) => telling(linesOf(events), GAMES[game]!).length);
		expect(median(counts)).toBeLessThanOrEqual(most);
	});

	it.each(Object.keys(GAMES).flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
		'of %s is told without a gap in %s, and each thing once',
		async (game, language) => {
			const texts = await textsOf(game, language);
			for (const events of LOGS[game]!) {
				const all = telling(linesOf(events), GAMES[game]!);
				for (const viewer of [0, null]) {
					const said = all.map((line) => toldText(line, texts, viewer));
					expect(
						said.filter((text) => /[{}$]|undefined|told-|event-|\.\.|,,|: ?\.|^[^\p{L}\p{N}]/u.test(text)),
					).toEqual([]);
				}
				const versions = all.flatMap((line) => [line.version, line.last]);
				expect(versions).toEqual([...versions].sort((a, b) => a - b));
			}
		},
	);
});

describe('a line', () => {
	it('tells how a card was bought, paid and housed', async () => {
		const said = await told('borgia', [
			['turned_up', { seat: 1, card: 'mantegna' }],
			['bid', { seat: 1, ducats: 12 }],
			['passed', { seat: 2 }],
			['bid', { seat: 3, ducats: 20 }],
			['sold', { seat: 3, card: 'mantegna', ducats: 20 }],
			['fee_paid', { seat: 3, card: 'mantegna', ducats: 25 }],
			['housed', { seat: 3, card: 'mantegna', place: 'bracciano' }],
			['housed', { seat: 3, card: 'titian', place: 'savona' }],
		]);
		expect(said).toEqual(['Dora gets Mantegna for 20 ducats, fee 25, in Bracciano.', 'Dora puts Titian in Savona.']);
	});

	it('tells of an auction who leads', async () => {
		const said = await told('borgia', [
			['turned_up', { seat: 1, card: 'spy' }],
			['bid', { seat: 0, ducats: 12 }],
			['passed', { seat: 2 }],
		]);
		expect(said).toEqual(['The Spy is auctioned: you bid 12.']);
	});

	it('tells all bids, and who takes when', async () => {
		const said = await told('habemus', [
			['answered', { seat: 0, answer: 'bid A' }],
			['bid_revealed', { seat: 0, gems: 'A', value: 'A' }],
			['bid_revealed', { seat: 1, gems: 'DD', value: 'DD' }],
			['taking_order', { seats: [1, 0] }],
		]);
		expect(said).toEqual(['Bids: you amber and Berta diamond ×2. Order: Berta and you.']);
	});

	it('lists once what is laid and drawn', async () => {
		const drew = (card: string): [string, EventItem['args']] => ['drew', { seat: 0, reserve: 'influence', card }];
		const drawn: [string, EventItem['args']] = ['drew', { seat: 1, reserve: 'manipulation' }];
		expect(
			await told('caesar', [
				['laid_up', { seat: 0, group: 'praetors', card: '4' }],
				['laid_up', { seat: 0, group: 'censors', card: '3' }],
				drew('1'),
				drew('5'),
				drew('5'),
			]),
		).toEqual(['You lay a 4 face up before the Praetors, and a 3 before the Censors; drawn: 1 and 5 ×2.']);
		expect(await told('caesar', [drew('1'), drew('2')])).toEqual(['You draw: 1 and 2.']);
		expect(await told('caesar', [drawn, drawn])).toEqual(['Berta draws: manipulation ×2.']);
	});

	it('of one event is its own sentence', async () => {
		expect(await told('habemus', [['took', { seat: 1, card: 'mazarin' }]])).toEqual(['Berta takes Mazarin.']);
	});

	it('of a deal names the own cards only', async () => {
		const dealt: [string, EventItem['args']][] = [
			['order_dealt', { seat: 0, order: 'france' }],
			['order_dealt', { seat: 1 }],
		];
		expect(await told('habemus', dealt)).toEqual(['Everybody is dealt two orders: France.']);
		expect(await told('habemus', [dealt[1]!, dealt[1]!])).toEqual(['Everybody is dealt two orders.']);
	});

	it('concerns whoever is in any of its parts', async () => {
		const texts = await textsOf('borgia');
		const [line] = telling(
			linesOf([
				{ name: 'income', args: { seat: 1, ducats: 5 } },
				{ name: 'income', args: { seat: 2, ducats: 5 } },
			]),
			borgia,
		);
		expect([0, 1, 2].map((seat) => concerns(line!, texts, seat))).toEqual([false, true, true]);
	});
});

const event = (name: string, args: EventItem['args'] = {}): EventItem => ({ name, args });

describe('an answer that is taken back', () => {
	const log = [
		event('took', { seat: 0, card: 'mazarin' }),
		event('took', { seat: 1, card: 'felipe' }),
		event('took', { seat: 2, card: 'swap' }),
	];

	it('strikes out what followed it', () => {
		const lines = telling(linesOf([...log, event('table.undone', { seat: 1, number: 1 })]), plainTelling(undefined));
		expect(lines.map((line) => line.undone)).toEqual([false, true, true, false]);
	});

	it('does not count what others may not have seen', () => {
		const secret = [event('arranging', { seat: 0, card: 'spy' }), ...log, event('table.took_back', { number: 2 })];
		const lines = telling(linesOf(secret), plainTelling(undefined), ['arranging']);
		expect(lines.map((line) => line.undone)).toEqual([false, false, false, true, false]);
	});

	it('may be followed by another one', () => {
		const twice = [...log, event('table.undone', { number: 2 }), log[2]!, event('table.undone', { number: 1 })];
		const lines = telling(linesOf(twice), plainTelling(undefined));
		expect(lines.map((line) => line.undone)).toEqual([false, true, true, false, true, false]);
	});
});

it('tells first that the game begins', () => {
	const lines = linesOf([event('order_dealt', { seat: 1 }), event('table.started'), event('took')]);
	expect(telling(lines, plainTelling('round')).map((line) => line.events[0]?.name)).toEqual([
		'table.started',
		'order_dealt',
		'took',
	]);
});

it('keeps the lines that stay as they are', () => {
	const teller = new Teller();
	const lines = linesOf([event('turned_up', { card: 'swap' }), event('took', { seat: 0, card: 'swap' })]);
	const [first, second] = teller.tell(lines, habemus);
	const more = [...lines, { version: 3, at: 3, event: event('took', { seat: 1, card: 'felipe' }) }];
	const [again, grown] = teller.tell(more, habemus);
	expect(again).toBe(first);
	expect(grown).not.toBe(second);
});
