import drawings from './drawings.svg?raw';
import type { GameClient } from '../index';
import FullCard from './cards/FullCard.svelte';
import Result from './Result.svelte';
import type { CaesarView } from './schema';
import Table from './Table.svelte';
import { telling } from './telling';

const client: GameClient<CaesarView> = {
	Table,
	telling,
	FullCard,
	Result,
	ending: ['laurel'],
	loadSheet: () => import('./cards/Sheet.svelte'),
	drawings,
};
export default client;
