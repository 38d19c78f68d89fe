/** The cards beside the paragraphs of the rules. */
import type { Picture, Range } from '$lib/help/pictures';

const caesar = (card: string): Picture => ({ card, party: 'caesar' });
const cleopatra = (card: string): Picture => ({ card, party: 'cleopatra' });
const suffrage = (card: string): Picture => ({ card, as: 'suffrage' });
const mission = (card: string): Picture => ({ card, as: 'mission' });

const ranges: Range[] = [
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
];
export default ranges;
