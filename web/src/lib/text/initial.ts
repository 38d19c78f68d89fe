/** The letter that stands for a name on a seal. A letter may be longer than a code unit: an emoji is. */
export function initialOf(name: string): string {
	return (Array.from(name.trim())[0] ?? '').toUpperCase();
}
