import drawings from './drawings.svg?raw';
import type { GameClient } from '../index';
import FullCard from './cards/FullCard.svelte';
import Result from './Result.svelte';
import type { HabemusView } from './schema';
import Table from './Table.svelte';
import { telling } from './telling';

const client: GameClient<HabemusView> = {
	Table,
	telling,
	FullCard,
	Result,
	ending: ['white_smoke', 'tiara'],
	loadSheet: () => import('./cards/Sheet.svelte'),
	drawings,
};
export default client;
