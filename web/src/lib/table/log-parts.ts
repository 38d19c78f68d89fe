/** The log in its parts: one for each round, with its headline, and what was before the first. */
import type { Told } from '$lib/state/telling';

/** Anything else that stands in a log, such as what people say, has no `is`. */
export interface LogPart<Entry> {
	key: number;
	head: Told | null;
	entries: Entry[];
	/** It is near the end. */
	isRecent: boolean;
}

/** So many lines at the end are worth keeping in sight. */
const ENOUGH = 12;

export function partsOf<Entry extends object>(entries: readonly (Entry | Told)[]): LogPart<Entry | Told>[] {
	const parts: LogPart<Entry | Told>[] = [];
	let last: LogPart<Entry | Told> | undefined;
	for (const entry of entries) {
		const head = 'is' in entry && entry.is === 'round' ? entry : null;
		if (head || !last) {
			last = { key: head?.version ?? 0, head, entries: [], isRecent: false };
			parts.push(last);
		}
		if (!head) last.entries.push(entry);
	}
	let after = 0;
	for (const part of parts.toReversed()) {
		part.isRecent = after < ENOUGH;
		after += part.entries.length;
	}
	return parts;
}
