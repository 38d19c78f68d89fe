/** Auctions, trades and pledges, seizures and accusations, the election, the Pope's distribution and the points at the end: in one
 *  file that comes later. */
export { default as AheadTray } from './AheadTray.svelte';
export { default as Auction } from './Auction.svelte';
export { default as BallotTray } from './BallotTray.svelte';
export { default as BidTray } from './BidTray.svelte';
export { default as CardinalTray } from './CardinalTray.svelte';
export { default as ElectionMatter } from './ElectionMatter.svelte';
export { default as Fight } from './Fight.svelte';
export { default as GiftMatter } from './GiftMatter.svelte';
export { default as HandOutTray } from './HandOutTray.svelte';
export { default as MomentTray } from './MomentTray.svelte';
export { default as PlaceTray } from './PlaceTray.svelte';
export { default as PledgeTray } from './PledgeTray.svelte';
export { default as RoundScore } from './RoundScore.svelte';
export { default as RoundPoints } from './RoundPoints.svelte';
export { default as SealedAnswer } from './SealedAnswer.svelte';
export { default as Targets } from './Targets.svelte';
export { default as TradeMatter } from './TradeMatter.svelte';
export { default as Trial } from './Trial.svelte';
