/** What can be said at a table without writing it. */
import type { ChatLine, Say } from '$lib/wire/wire';

export const PHRASES: NonNullable<Say['phrase']>[] = [
	...(['hello', 'luck', 'moment', 'back', 'thinking', 'well'] as const),
	...(['ouch', 'sorry', 'thanks', 'played', 'again', 'bye'] as const),
];

/** Where sentences are found: a game's words, or those of the pages. */
interface Sentences {
	find(message: string): string | null;
}

/** What a line says to this reader. A phrase that a newer house knows is read as it was written. */
export function lineText(line: ChatLine, catalogue: Sentences | null): string {
	return (line.phrase && catalogue?.find(`phrase-${line.phrase}`)) || line.text;
}
