/** What the cards of Borgia have in common: which drawing, which tincture, which figures and which short name. */
import sheet from '../drawings.svg?raw';
import type { Tincture } from '$lib/art/tinctures';
import type { Texts } from '$lib/text/texts';

/** Kinds of cards that are housed in a town. */
export type Housed = 'office' | 'artist' | 'minor_family';

export interface Figure {
	value: number;
	emblem: string;
	/** What the figure is, for people. */
	word: string;
}

const DRAWN = new Set([...sheet.matchAll(/<symbol id="e-([^"]+)"/g)].map((found) => found[1] ?? ''));

const TINCTURES: Record<string, Tincture> = {
	town: 'or',
	office: 'gules',
	artist: 'vert',
	minor_family: 'purpure',
	family: 'or',
	home_town: 'or',
};

/** The figures of each kind, in the order in which they stand on the card. */
const FIGURES: Record<string, string[]> = {
	town: ['power', 'income', 'points'],
	office: ['income', 'votes', 'points'],
	artist: ['fee', 'points', 'power'],
	minor_family: ['power'],
	condottiere: ['power', 'pay'],
	family: ['income'],
	home_town: ['power'],
};
const FIGURE_EMBLEMS: Record<string, string> = {
	power: 'power',
	income: 'income',
	points: 'points',
	votes: 'vote',
	fee: 'purse',
	pay: 'purse',
};

/** The one figure that a plaque shows. */
const PLAQUE_FIGURE: Record<string, string> = { office: 'votes', artist: 'points', minor_family: 'power' };

/** Cards that are all alike have their kind as their id, and so has what a trade may ask for ('any_death'). */
export function kindOf(texts: Texts, card: string): string {
	return String(texts.facts[card]?.['kind'] ?? card);
}

/** What a hand card is played on: the word before it in a move, and which kinds may be named there. */
export function aimOf(texts: Texts, card: string): { word: string; kinds: string[] } {
	const { aim, aims_at } = texts.facts[card] ?? {};
	return { word: String(aim ?? ''), kinds: Array.isArray(aims_at) ? aims_at.map(String) : [] };
}

/** The cards of a kind, in the order of the card list. */
export function cardsOf(texts: Texts, kind: string): string[] {
	return Object.keys(texts.facts).filter((card) => kindOf(texts, card) === kind);
}

export function tinctureOf(texts: Texts, card: string): Tincture {
	return TINCTURES[kindOf(texts, card)] ?? 'sable';
}

export function isDrawn(name: string): boolean {
	return DRAWN.has(name);
}

/** The card's own drawing, or that of its kind for a card that we did not draw. */
export function emblemOf(texts: Texts, card: string): string {
	const kind = kindOf(texts, card);
	if (kind === 'minor_family' || kind === 'family') return coatOf(card, kind);
	const own = `${kind}-${card}`;
	return DRAWN.has(own) ? own : kind;
}

export function coatOf(family: string, kind: string): string {
	if (DRAWN.has(`coat-${family}`)) return `coat-${family}`;
	return kind === 'minor_family' ? 'coat-minor' : 'coat-family';
}

/** The bold sign of a card's kind, for less than 24 px; a minor family has its coat there too. */
export function markOf(texts: Texts, card: string): string {
	const kind = kindOf(texts, card);
	if (kind === 'minor_family') return coatOf(card, kind);
	return DRAWN.has(`${kind}-mark`) ? `${kind}-mark` : kind;
}

export function figuresOf(texts: Texts, card: string): Figure[] {
	return (FIGURES[kindOf(texts, card)] ?? [])
		.map((name) => figure(texts, card, name))
		.filter((found) => found !== null);
}

export function plaqueFigure(texts: Texts, card: string): Figure | null {
	return figure(texts, card, PLAQUE_FIGURE[kindOf(texts, card)] ?? '');
}

function figure(texts: Texts, card: string, name: string): Figure | null {
	const value = texts.facts[card]?.[name];
	if (typeof value !== 'number') return null;
	return { value, emblem: FIGURE_EMBLEMS[name] ?? name, word: texts.text(`face-${name}`, { count: value }) };
}

/** A name for narrow places: 'Castellan', 'da Vinci', 'Bande Nere', 'V. Vitelli'. */
export function shortName(texts: Texts, card: string): string {
	const small = `face-small-${card}`;
	return texts.has(small) ? texts.text(small) : texts.short(card);
}

/** Between two vowels: what closes a syllable, and what opens the next one, which is one sound or a stop with l or r. */
const SYLLABLE =
	/(?<=[aeiouyäöüéèêàìòâîôûëï])([b-df-hj-np-tv-xzßç]*?)(?=(?:[bcfgpv][lr]|[dt]r|sch|[cpt]hr?|gn|qu|[b-df-hj-np-tv-xzßç])[aeiouyäöüéèêàìòâîôûëï])/gi;
/** In Italian an s goes with what follows it. */
const WITH_S = /s$/i;

/** A name that may be broken between syllables, as far as they can be told without a dictionary: behind two letters at
 *  least, and before three. */
export function hyphenated(name: string, language = ''): string {
	return name.replace(SYLLABLE, (closing: string, _: string, at: number) => {
		const kept = language === 'it' && name[at + closing.length] !== 's' ? closing.replace(WITH_S, '') : closing;
		const end = at + kept.length;
		const word = (rest: string) => rest.search(/[^\p{L}]|$/u);
		const before = word([...name.slice(0, end)].reverse().join(''));
		return before < 2 || word(name.slice(end)) < 3 ? closing : `${kept}\u00ad${closing.slice(kept.length)}`;
	});
}

/** All that a card says, for those who do not see it. */
export function faceName(texts: Texts, card: string): string {
	return card in texts.facts ? `${texts.card(card)}, ${texts.cardLine(card)}` : texts.card(card);
}
