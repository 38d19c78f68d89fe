/** What all parts of the table share: its stage, and what the reader is putting together there. */
import { createContext } from 'svelte';
import type { Choice } from '$lib/state/choice.svelte';
import type { Ballot } from './ballot.svelte';
import type { Dealing } from './dealing.svelte';
import type { FamilyStage } from './family-stage.svelte';
import type { Housing } from './housing.svelte';
import type { Links } from './links.svelte';
import type { Reveals } from './reveal.svelte';
import type { BorgiaView } from './view';

export interface BorgiaTable {
	readonly stage: FamilyStage;
	readonly choice: Choice<BorgiaView>;
	readonly links: Links;
	readonly housing: Housing;
	readonly ballot: Ballot;
	readonly reveals: Reveals;
	readonly dealing: Dealing;
	/** The other families, in the order of the table. */
	readonly others: number[];
}

export const [useTable, setTable] = createContext<BorgiaTable>();
