/** Which cards are shown beside which paragraphs of the rules. */
import type { RulesBlock, RulesSection } from './rules';

export interface Picture {
	card: string;
	/** What else the game's small cards must know, such as whose it is. */
	[more: string]: string;
}

/** Paragraphs that belong together, with the cards that they treat. */
export interface Topic {
	pictures: Picture[];
	blocks: RulesBlock[];
}

/** From a paragraph to another one, and the cards. */
export type Range = [from: string, to: string, ...cards: (string | Picture)[]];

const FILES = import.meta.glob<Range[]>('$lib/games/*/pictures.ts', { import: 'default' });

/** Those of a game; it need not have any. */
export async function loadPictures(game: string): Promise<Range[]> {
	return (await Object.entries(FILES).find(([path]) => path.endsWith(`/${game}/pictures.ts`))?.[1]()) ?? [];
}

/** The blocks of a section in their order, those together that share pictures. */
export function topics(ranges: Range[], section: RulesSection): Topic[] {
	const found: Topic[] = [];
	let open: Range | undefined;
	for (const block of section.blocks) {
		const range = open ?? ranges.find(([from]) => from === block.id);
		const last = found.at(-1);
		if (range === open && last) last.blocks.push(block);
		else found.push({ pictures: range ? cardsOf(range) : [], blocks: [block] });
		open = range && range[1] !== block.id ? range : undefined;
		// What follows a range begins anew, though it has no pictures.
		if (range && !open) found.push({ pictures: [], blocks: [] });
	}
	return found.filter((topic) => topic.blocks.length);
}

export function cardsOf([, , ...cards]: Range): Picture[] {
	return cards.map((card) => (typeof card === 'string' ? { card } : card));
}
