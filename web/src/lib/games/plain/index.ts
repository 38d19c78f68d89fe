import type { GameClient } from '../index';
import FullCard from './FullCard.svelte';
import Table from './Table.svelte';

/** For games that have no folder of their own. */
const client: GameClient = { Table, FullCard, loadSheet: () => import('./Sheet.svelte'), drawings: '' };
export default client;
