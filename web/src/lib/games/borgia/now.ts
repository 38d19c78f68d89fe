/** What everything is about at the moment. */
import type { Stage } from '$lib/state/stage';
import type { EventItem } from '$lib/wire/wire';
import { kindOf } from './cards/faces';
import type { Texts } from '$lib/text/texts';
import type { FamilyStage } from './family-stage.svelte';
import type { BorgiaView } from './view';

/** Whose phase it is. */
export function phaseWords(stage: FamilyStage): string {
	const { active } = stage.view;
	return stage.texts.text('phase-of', { family: stage.family(active), you: stage.you(active) });
}

/** The card in the middle of the table, or ''. */
export function cardNow(stage: Stage, view: BorgiaView): string {
	if (view.card) return view.card;
	if (view.target && (view.phase === 'hire' || view.phase === 'doctor')) return view.target;
	const asked = view.seats[view.asked[0] ?? -1];
	if (view.phase === 'fee')
		return stage.question?.source || (view.owing.find((card) => asked?.owned.includes(card)) ?? '');
	if (view.phase === 'place') return stage.question?.source || (asked?.new[0] ?? '');
	if (['gift', 'assign', 'hand_out'].includes(view.phase)) return view.gathered[0] ?? '';
	return '';
}

const ICONS: Record<string, string> = {
	first_pope: 'tiara',
	elected: 'tiara',
	dealt: 'hand-card',
	drew: 'hand-card',
	kept_hand: 'hand-card',
	redrew: 'hand-card',
	showed: 'hand-card',
	took_unseen: 'spy',
	spied_on_market: 'spy',
	stolen: 'spy',
	nothing_stolen: 'spy',
	bid: 'coin',
	passed: 'coin',
	income: 'coin',
	family_income: 'coin',
	pledge_paid: 'coin',
	fees_paid: 'purse',
	fee_paid: 'purse',
	answered: 'letter',
	saved: 'doctor',
	accusation_upheld: 'accusation',
	accusation_failed: 'accusation',
	said_yes: 'accusation',
	said_no: 'accusation',
	no_seizure: 'power',
	attacked: 'power',
	seized: 'power',
	seizure_failed: 'power',
	hired: 'condottiere',
	rehousing: 'town',
	offered: 'trade',
	counter_offered: 'trade',
	trade_refused: 'trade',
	trade_accepted: 'trade',
	consented: 'tiara',
	forbidden: 'tiara',
	traded: 'trade',
	done: 'pledge',
	pledge_offered: 'pledge',
	pledge_accepted: 'pledge',
	pledge_refused: 'pledge',
	voted: 'vote',
	voted_aloud: 'vote',
	counted: 'vote',
	out: 'vote',
	points: 'points',
	marriage_ended: 'marriage',
	savonarola_ended: 'savonarola',
	cardinals: 'cardinals',
	left_offices: 'office-mark',
	reshuffled: 'office-mark',
	phase_skipped: 'hourglass',
	game_over: 'trophy',
};

/** The emblem beside an event in the log. */
export function eventIcon(texts: Texts, event: EventItem): string {
	const icon = ICONS[event.name];
	if (icon) return icon;
	const card = event.args['card'] ?? event.args['target'];
	if (typeof card !== 'string' || !card) return '';
	const kind = kindOf(texts, card);
	if (kind === 'office' || kind === 'artist') return `${kind}-mark`;
	if (kind === 'minor_family') return `coat-${card}`;
	return kind === 'home_town' ? 'town' : kind;
}

/** Events that begin a part of the log. */
export function isHeading(event: EventItem): boolean {
	return ['round', 'market_laid', 'phase', 'election', 'ballot'].includes(event.name);
}
