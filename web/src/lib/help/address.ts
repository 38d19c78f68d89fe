/** Where a paragraph of the rules is read. */
export const PAGES: Record<string, string> = {
	habemus: 'habemus-papam',
	caesar: 'caesar-cleopatra',
	borgia: 'borgia',
};

export function rulesAddress(game: string, paragraph = ''): string {
	return `/rules/${game}${paragraph ? `#${paragraph}` : ''}`;
}
