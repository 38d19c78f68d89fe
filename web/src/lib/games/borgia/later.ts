/** What the table of Borgia needs only now and then; `later` brings it. */
import { Later } from '$lib/state/later.svelte';

export const later = new Later(() => import('./rare'));
export const dialogs = new Later(() => import('./dialogs'));
