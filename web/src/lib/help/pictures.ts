/** Which cards are shown beside which paragraphs of the rules. */
import type { RulesBlock, RulesSection } from './rules';

export interface Picture {
	card: string;
	/** Whose: cards of Caesar & Cleopatra belong to a party. */
	party?: 'caesar' | 'cleopatra';
	/** A group of Caesar & Cleopatra has patricians, a suffrage card and perhaps a mission. */
	as?: 'suffrage' | 'mission';
}

/** Paragraphs that belong together, with the cards that they treat. */
export interface Topic {
	pictures: Picture[];
	blocks: RulesBlock[];
}

/** From a paragraph to another one, and the cards. */
type Range = [from: string, to: string, ...cards: (string | Picture)[]];

const caesar = (card: string): Picture => ({ card, party: 'caesar' });
const cleopatra = (card: string): Picture => ({ card, party: 'cleopatra' });
const suffrage = (card: string): Picture => ({ card, as: 'suffrage' });
const mission = (card: string): Picture => ({ card, as: 'mission' });

const RANGES: Record<string, Range[]> = {
	habemus: [
		['1.2', '1.9', 'imperiali', 'louis', 'bribe', 'azzolino', 'france', 'camerlengo'],
		['3.4', '3.11', 'black_smoke'],
		['3.12', '3.17', 'white_smoke'],
		['5.5', '5.6', 'bid_last'],
		['5.7', '5.10', 'three_rubies', 'best_gem_twice'],
		['7.2', '7.3', 'colonna'],
		['7.4', '7.6', 'hesse'],
		['7.7', '7.9', 'azzolino'],
		['7.10', '7.11', 'chigi'],
		['7.12', '7.13', 'mazarin', 'louis'],
		['7.14', '7.22', 'felipe'],
		['7.23', '7.25', 'squadrone'],
		['7.26', '7.30', 'case_of_death'],
		['7.31', '7.33', 'camerlengo'],
		['8.2', '8.4', 'ten_gold', 'bid_last'],
		['8.5', '8.8', 'best_gem_twice', 'three_rubies'],
		['8.9', '8.16', 'bribe'],
		['8.17', '8.26', 'swap'],
		['9.9', '9.9', 'louis'],
		['9.10', '9.11', 'mazarin'],
		['9.12', '9.12', 'grimaldi', 'imperiali'],
		['9.13', '9.14', 'antonio_barberini', 'sacchetti'],
		['9.15', '9.17', 'squadrone'],
		['10.4', '10.5', 'four_coats', 'spain_innocent'],
		['10.6', '10.7', 'innocent_urban', 'spain_urban'],
		['10.8', '10.10', 'france', 'most_leaders', 'felipe_mazarin'],
	],
	caesar: [
		['1.3', '1.4', caesar('5'), cleopatra('philosopher'), 'assassination', 'veto'],
		['1.5', '1.9', 'senators', 'aediles', suffrage('senators'), 'orgy', mission('senators'), mission('praetors')],
		['2.6', '2.7', mission('quaestors')],
		['5.8', '5.11', suffrage('censors'), 'orgy'],
		['5.12', '5.13', 'reshuffle'],
		['7.11', '7.11', 'senators'],
		['8.1', '8.7', caesar('philosopher'), cleopatra('philosopher')],
		['9.11', '9.15', 'assassination'],
		['9.16', '9.27', 'spy'],
		['9.28', '9.38', 'castling'],
		['9.39', '9.42', 'courtesan'],
		['9.43', '9.45', 'wrath'],
		['10.1', '10.13', 'veto'],
		['13.5', '13.5', mission('senators')],
	],
	borgia: [
		['1.2', '1.3', 'borgia', 'valencia'],
		['1.4', '1.4', 'bologna', 'vice_chancellor', 'michelangelo', 'montefeltro', 'alviano', 'spy'],
		['4.14', '4.18', 'spy'],
		['5.3', '5.8', 'raphael'],
		['5.9', '5.12', 'rimini', 'florence'],
		['5.21', '5.23', 'montefeltro'],
		['6.10', '6.16', 'spy'],
		['6.17', '6.24', 'poison'],
		['6.25', '6.28', 'assassin'],
		['6.32', '6.38', 'doctor'],
		['6.39', '6.43', 'marriage'],
		['6.44', '6.47', 'savonarola'],
		['6.48', '6.56', 'accusation'],
		['7.9', '7.13', 'renzo', 'vitellozzo'],
		['7.14', '7.15', 'da_vinci'],
		['7.16', '7.19', 'michelangelo'],
		['9.2', '9.4', 'imola', 'treasurer'],
		['10.2', '10.2', 'vice_chancellor', 'datary'],
		['12.4', '12.4', 'bologna', 'titian'],
	],
};

/** The blocks of a section in their order, those together that share pictures. */
export function topics(game: string, section: RulesSection): Topic[] {
	const found: Topic[] = [];
	let open: Range | undefined;
	for (const block of section.blocks) {
		const range = open ?? RANGES[game]?.find(([from]) => from === block.id);
		const last = found.at(-1);
		if (range === open && last) last.blocks.push(block);
		else found.push({ pictures: range ? cardsOf(range) : [], blocks: [block] });
		open = range && range[1] !== block.id ? range : undefined;
		// What follows a range begins anew, though it has no pictures.
		if (range && !open) found.push({ pictures: [], blocks: [] });
	}
	return found.filter((topic) => topic.blocks.length);
}

function cardsOf([, , ...cards]: Range): Picture[] {
	return cards.map((card) => (typeof card === 'string' ? { card } : card));
}

/** Every card that some paragraph is pictured with. */
export function pictured(game: string): { from: string; to: string; pictures: Picture[] }[] {
	return (RANGES[game] ?? []).map((range) => ({ from: range[0], to: range[1], pictures: cardsOf(range) }));
}
