/** Trade and pledges, seizures and accusations, the election, the Pope's distribution and the points at the end: in one
 *  file that comes later. */
export { default as BallotTray } from './BallotTray.svelte';
export { default as CardinalTray } from './CardinalTray.svelte';
export { default as ElectionMatter } from './ElectionMatter.svelte';
export { default as Fight } from './Fight.svelte';
export { default as GiftMatter } from './GiftMatter.svelte';
export { default as HandOutTray } from './HandOutTray.svelte';
export { default as PledgeDialog } from './PledgeDialog.svelte';
export { default as RoundPoints } from './RoundPoints.svelte';
export { default as Targets } from './Targets.svelte';
export { default as TradeDialog } from './TradeDialog.svelte';
export { default as TradeMatter } from './TradeMatter.svelte';
export { default as Trial } from './Trial.svelte';
