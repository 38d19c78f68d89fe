import drawings from './drawings.svg?raw';
import type { GameClient } from '../index';
import FullCard from './cards/FullCard.svelte';
import Result from './Result.svelte';
import type { BorgiaView } from './schema';
import Table from './Table.svelte';

const client: GameClient<BorgiaView> = {
	Table,
	FullCard,
	Result,
	loadSheet: () => import('./cards/Sheet.svelte'),
	drawings,
};
export default client;
