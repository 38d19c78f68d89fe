/** Where a paragraph of the rules is read. */
export function rulesAddress(game: string, paragraph = ''): string {
	return `/rules/${game}${paragraph ? `#${paragraph}` : ''}`;
}
