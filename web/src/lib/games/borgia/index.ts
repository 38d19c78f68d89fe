import drawings from '$lib/art/borgia.svg?raw';
import type { GameClient } from '../index';
import FullCard from './cards/FullCard.svelte';
import Sheet from './cards/Sheet.svelte';
import Result from './Result.svelte';
import Table from './Table.svelte';

const client: GameClient = { Table, FullCard, Result, Sheet, drawings };
export default client;
