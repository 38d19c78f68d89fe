/** What everything is about at the moment. */
import type { EventItem } from '$lib/wire/wire';
import { kindOf } from './cards/faces';
import type { Texts } from '$lib/text/texts';
import type { FamilyStage } from './family-stage.svelte';

/** Whose phase it is. */
export function phaseWords(stage: FamilyStage): string {
	const { active } = stage.view;
	return stage.texts.text('phase-of', {
		...stage.texts.called('family', stage.family(active)),
		you: stage.you(active),
	});
}

/** By emblem: the events that have it. */
const EVENTS: Record<string, string> = {
	tiara: 'first_pope elected consented forbidden',
	'hand-card': 'dealt drew kept_hand redrew showed',
	spy: 'took_unseen spied_on_market stolen nothing_stolen',
	coin: 'bid passed income family_income pledge_paid',
	purse: 'fees_paid fee_paid',
	letter: 'answered',
	doctor: 'saved',
	accusation: 'accusation_upheld accusation_failed said_yes said_no',
	power: 'no_seizure attacked seized seizure_failed',
	condottiere: 'hired',
	town: 'rehousing',
	trade: 'offered counter_offered trade_refused trade_accepted traded',
	pledge: 'done pledge_offered pledge_accepted pledge_refused',
	vote: 'voted voted_aloud counted out',
	points: 'points',
	marriage: 'marriage_ended',
	savonarola: 'savonarola_ended',
	cardinals: 'cardinals',
	'office-mark': 'left_offices reshuffled',
	hourglass: 'phase_skipped',
	trophy: 'game_over',
};
const ICONS = new Map(Object.entries(EVENTS).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon])));

/** The emblem beside an event in the log. */
export function eventIcon(texts: Texts, event: EventItem): string {
	const icon = ICONS.get(event.name);
	if (icon) return icon;
	const card = event.args['card'] ?? event.args['target'];
	if (typeof card !== 'string' || !card) return '';
	const kind = kindOf(texts, card);
	if (kind === 'office' || kind === 'artist') return `${kind}-mark`;
	if (kind === 'minor_family') return `coat-${card}`;
	return kind === 'home_town' ? 'town' : kind;
}
