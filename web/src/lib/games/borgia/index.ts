import drawings from './drawings.svg?raw';
import type { GameClient } from '../index';
import { familyStage } from './family-stage.svelte';
import FamilyCoat from './cards/FamilyCoat.svelte';
import FullCard from './cards/FullCard.svelte';
import Result from './Result.svelte';
import type { BorgiaView } from './schema';
import Table from './Table.svelte';
import { telling } from './telling';

const client: GameClient<BorgiaView> = {
	Table,
	telling,
	FullCard,
	Result,
	stageOf: familyStage,
	ending: ['tiara'],
	SeatCoat: FamilyCoat,
	loadSheet: () => import('./cards/Sheet.svelte'),
	drawings,
};
export default client;
