/** How wide a title will be, so that a long one can be set smaller before it is drawn. The widths are those of our
 *  fonts in hundredths of an em; measuring in the page would cost a layout for each card. */
export type TypeFace = 'label' | 'caps' | 'title' | 'reading' | 'italic';

interface Widths {
	small: number[];
	capital: number[];
	figure: number;
}

// a … z, A … Z
const WIDTHS: Record<TypeFace, Widths> = {
	label: {
		small: [52, 56, 46, 56, 51, 32, 52, 56, 26, 26, 52, 27, 84, 56, 55, 56, 56, 37, 43, 36, 56, 49, 75, 48, 49, 44],
		capital: [56, 60, 58, 62, 54, 51, 63, 66, 28, 49, 60, 50, 74, 66, 67, 58, 67, 59, 54, 55, 65, 54, 80, 54, 50, 54],
		figure: 51,
	},
	caps: {
		small: [45, 45, 45, 56, 46, 44, 50, 58, 30, 30, 49, 48, 66, 57, 50, 39, 53, 48, 36, 49, 51, 44, 63, 46, 41, 50],
		capital: [64, 66, 73, 81, 72, 63, 84, 82, 40, 41, 70, 72, 97, 90, 81, 58, 84, 72, 56, 74, 84, 70, 102, 77, 69, 75],
		figure: 54,
	},
	title: {
		small: [41, 49, 40, 49, 42, 32, 49, 52, 27, 23, 48, 26, 78, 52, 48, 51, 52, 37, 34, 32, 52, 43, 62, 44, 44, 48],
		capital: [64, 66, 73, 81, 72, 63, 84, 82, 40, 41, 70, 72, 97, 90, 81, 58, 84, 72, 56, 74, 84, 70, 102, 77, 69, 75],
		figure: 54,
	},
	reading: {
		small: [40, 51, 41, 51, 39, 32, 43, 51, 24, 23, 47, 24, 78, 53, 49, 52, 52, 33, 32, 31, 53, 44, 68, 43, 44, 38],
		capital: [69, 59, 71, 75, 56, 51, 73, 81, 34, 34, 68, 58, 90, 79, 76, 55, 76, 71, 46, 67, 74, 67, 92, 71, 58, 60],
		figure: 48,
	},
	italic: {
		small: [49, 45, 31, 52, 34, 32, 41, 49, 29, 26, 45, 29, 79, 53, 38, 44, 47, 38, 28, 29, 51, 41, 62, 44, 40, 41],
		capital: [66, 57, 63, 75, 58, 51, 69, 75, 36, 29, 70, 58, 99, 77, 69, 57, 69, 69, 47, 62, 70, 68, 107, 63, 57, 63],
		figure: 48,
	},
};
const NARROW = " .,:;'’·-";

/** Width in units, for type of the given size. */
export function widthOf(text: string, face: TypeFace, size: number): number {
	const { small, capital, figure } = WIDTHS[face];
	let sum = 0;
	for (const letter of text.normalize('NFD')) {
		const code = letter.codePointAt(0) ?? 0;
		if (code >= 0x300 && code < 0x370) continue;
		if (NARROW.includes(letter)) sum += 25;
		else sum += small[code - 97] ?? capital[code - 65] ?? figure;
	}
	return (sum * size) / 100;
}

/** By how much the text must shrink to find room; 1 if there is enough. */
export function fit(text: string, face: TypeFace, size: number, room: number): number {
	return Math.min(1, room / Math.max(1, widthOf(text, face, size)));
}
