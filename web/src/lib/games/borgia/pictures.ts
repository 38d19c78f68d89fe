/** The cards beside the paragraphs of the rules. */
import type { Range } from '$lib/help/pictures';

const ranges: Range[] = [
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
];
export default ranges;
