/** What is printed on the cards, read from the facts that the house sends. */
import type { Tincture } from '$lib/art/tinctures';
import type { Fact, Texts } from '$lib/text/texts';

export function factOf(texts: Texts, card: string): Fact {
	return texts.facts[card] ?? {};
}

export function kindOf(texts: Texts, card: string): string {
	return String(factOf(texts, card)['kind'] ?? '');
}

export function wordOf(fact: Fact, name: string): string {
	return String(fact[name] ?? '');
}

export function numberOf(fact: Fact, name: string): number {
	return Number(fact[name] ?? 0);
}

export function isPerson(kind: string): boolean {
	return kind === 'cardinal' || kind === 'late_cardinal' || kind === 'leader';
}

/** 'Giovan Carlo de' | Medici': the surname is set large. */
export function splitName(name: string): [string, string] {
	const words = name.split(' ');
	const surname = words.pop() ?? '';
	return [words.join(' '), surname];
}

/** The kind of a card, as the colour of its title. */
export function bandOf(card: string, kind: string): Tincture {
	if (kind === 'politics') return 'azure';
	if (kind === 'camerlengo') return 'or';
	return card === 'white_smoke' ? 'argent' : 'sable';
}

/** Cards that are worth more in numbers: what none, one, two … of them are worth, and in what. */
export function ladder(fact: Fact): { steps: number[]; unit: 'coin' | 'vote' } | null {
	for (const [name, unit] of [
		['gold_per_vote', 'coin'],
		['votes', 'vote'],
		['gold_at_end', 'coin'],
	] as const) {
		const steps = fact[name];
		if (Array.isArray(steps)) return { steps: steps.map(Number), unit };
	}
	return null;
}

/** The gems of a text like 'RSA'. */
export function gemsOf(letters: string): string[] {
	const names: Record<string, string> = { D: 'diamond', R: 'ruby', S: 'sapphire', A: 'amber' };
	return [...letters].map((letter) => names[letter] ?? 'diamond');
}

/** The words for somebody who hears the card instead of seeing it. */
export function spokenCard(texts: Texts, card: string): string {
	return `${texts.card(card)}: ${texts.cardLine(card)}`;
}

/** Symbols and orders that we have a drawing for; others, of a table's own card data, show a plain sign. */
const SYMBOLS = ['dove', 'two_louis', 'two_mazarins', 'genoa', 'milan', 'galley', 'cologne', 'sword', 'viterbo'];
const ORDERS = [
	...['four_coats', 'spain_innocent', 'innocent_urban', 'spain_urban', 'france', 'most_leaders', 'felipe_mazarin'],
];

export function symbolDrawing(symbol: string): string {
	return SYMBOLS.includes(symbol) ? `symbol-${symbol}` : 'compass';
}

export function orderDrawing(order: string): string {
	return ORDERS.includes(order) ? order : 'order';
}

export function orderCaption(order: string): string {
	return ['spain_innocent', 'innocent_urban', 'spain_urban'].includes(order) ? 'face-two_coats' : `face-${order}`;
}
