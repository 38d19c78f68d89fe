/** A part of a sentence; names stand out. */
export interface Part {
	text: string;
	strong: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

/** The sentence in parts, with every whole name marked. */
export function emphasize(sentence: string, names: string[]): Part[] {
	const known = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
	if (!known.length) return [{ text: sentence, strong: false }];
	const any = known.map((name) => name.replace(special, '\\$&')).join('|');
	// A split by a group keeps what the group has caught, at every second place.
	return sentence
		.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'))
		.map((text, i) => ({ text, strong: i % 2 === 1 }))
		.filter((part) => part.text !== '');
}
