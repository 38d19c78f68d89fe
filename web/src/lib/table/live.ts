/** The table that is played, for what is inside its frame; null in replays and lessons. */
import { getContext, setContext } from 'svelte';
import type { TableState } from '$lib/state/table.svelte';

const KEY = Symbol('live');
export const setLive = (live: () => TableState | null): void => void setContext(KEY, live);
export const getLive = (): (() => TableState | null) => getContext(KEY);
