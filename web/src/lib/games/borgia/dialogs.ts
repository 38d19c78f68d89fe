/** The forms of trades and pledges, in a file that comes when the first one is opened. */
export { default as PledgeDialog } from './PledgeDialog.svelte';
export { default as TradeDialog } from './TradeDialog.svelte';
