/** What the asking panel says: the question, what helps to answer it, and what an answer would bring. */
import type { Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import { pledgeWords, tradeWords } from './deals';
import type { BorgiaView } from './view';

/** Candidates or offices that leave no room for a hint. */
const MANY = 4;

/** A question in fewer words than the rules need; '' where theirs are best. */
export function promptOf(stage: Stage, view: BorgiaView): string {
	const { question, texts } = stage;
	if (!question) return '';
	if (question.kind === 'auction')
		return texts.text(view.bidder === null ? 'prompt-auction-open' : 'prompt-auction', {
			...texts.named('card', question.source),
		});
	if (question.kind === 'place') {
		const waiting = stage.seat === null ? 0 : (view.seats[stage.seat]?.new.length ?? 0);
		if (waiting > 1) return texts.text('prompt-places', { count: waiting });
	}
	if (question.kind === 'assign' || question.kind === 'hand_out') return texts.text(`prompt-${question.kind}`);
	return '';
}

export function hintOf(stage: Stage, view: BorgiaView): string {
	const { question, texts } = stage;
	// What is answered by itself needs no advice; the fee says why it cannot be paid.
	if (!question || (question.settled && question.kind !== 'fee')) return '';
	const mine = stage.seat === null ? undefined : view.seats[stage.seat];
	const sums = stage.seat === null ? undefined : view.standing?.seats[stage.seat];
	const means = sums?.means ?? 0;
	switch (question.kind) {
		case 'moment':
			return texts.text('help-moment', { offers: view.offers });
		case 'fee':
			return texts.text('help-fee', { fee: Number(texts.facts[question.source]?.['fee'] ?? 0), means });
		case 'doctor':
			return texts.text('hint-doctor', { cost: Number(texts.facts['doctor']?.['cost'] ?? 0), means });
		case 'ballot':
			if (view.last_ballot) return texts.text('help-last-ballot', { votes: mine?.votes ?? 0 });
			// Many candidates leave no room for it; how many votes are to be given is told below them too.
			return view.candidates.length > MANY ? '' : texts.text('hint-votes', { votes: mine?.votes ?? 0 });
		case 'cardinals':
			return texts.text('hint-cardinals', { count: view.seats.length });
		case 'hand_out':
			return view.gathered.length > MANY ? '' : texts.text('help-hand_out');
		case 'hire':
			return texts.text('help-hire');
		case 'play':
			return texts.text(question.moves.length > 1 ? 'help-play' : 'help-play-none');
		default:
			return texts.has(`help-${question.kind}`) ? texts.text(`help-${question.kind}`) : '';
	}
}

/** What is on the table, or what the answer that is being put together would do; '' if there is nothing to say. */
export function sentenceOf(stage: Stage, choice: Choice, view: BorgiaView): string {
	const { question, texts } = stage;
	switch (question?.kind) {
		case 'trade_answer':
		case 'consent':
			return view.trade ? tradeWords(texts, view.trade, stage.seat) : '';
		case 'pledge_answer':
			return view.pledge ? pledgeWords(texts, view.pledge, stage.seat) : '';
		case 'seize':
			return seizing(stage, choice, view);
		case 'hire':
			return hiring(stage, choice, view);
		case 'play':
			return choice.selected.length && !choice.ready
				? texts.text('play-target', texts.named('card', choice.namesIn('hand')[0] ?? ''))
				: '';
		default:
			return '';
	}
}

function seizing(stage: Stage, choice: Choice, view: BorgiaView): string {
	const [target] = choice.namesIn('board');
	if (!target) return '';
	const owner = view.standing?.seats.findIndex((sums) => target in sums.targets) ?? -1;
	const fee = Number(stage.texts.facts[target]?.['fee'] ?? 0);
	const args = {
		...stage.texts.named('target', target),
		...stage.texts.named('family', view.seats[owner]?.family ?? ''),
		defence: view.standing?.seats[owner]?.targets[target] ?? 0,
		fee,
	};
	const means = (stage.seat === null ? null : view.standing?.seats[stage.seat]?.means) ?? 0;
	return [
		stage.texts.text(fee ? 'seize-artist' : 'seize-target', args),
		...artistInside(stage, view, owner, target, 'seize-artist-inside', means),
	].join(' ');
}

/** Who takes a town is asked for the fee of the artist in it: what would be left for that. */
function artistInside(
	stage: Stage,
	view: BorgiaView,
	owner: number,
	target: string,
	sentence: string,
	left: number,
): string[] {
	const artist = view.standing?.seats[owner]?.artists[target];
	if (!artist) return [];
	const fee = Number(stage.texts.facts[artist]?.['fee'] ?? 0);
	return [
		stage.texts.text(sentence, {
			...stage.texts.named('artist', artist),
			...{ fee, left, enough: left >= fee ? 'yes' : 'no' },
		}),
	];
}

function hiring(stage: Stage, choice: Choice, view: BorgiaView): string {
	const { texts } = stage;
	const fight = view.standing?.seizure;
	if (!fight) return '';
	const total = (figure: string) =>
		choice.namesIn('hand').reduce((sum, card) => sum + Number(texts.facts[card]?.[figure] ?? 0), 0);
	const attacks = fight.attacker === stage.seat;
	const own = attacks ? fight.attack : fight.defence;
	const means = (stage.seat === null ? null : view.standing?.seats[stage.seat]?.means) ?? 0;
	const pay = total('pay');
	return [
		texts.text(attacks ? 'hire-attack' : 'hire-defence', {
			own: own + total('power'),
			other: attacks ? fight.defence : fight.attack,
			...{ pay, means, ties: fight.equal_wins ? 'yes' : 'no' },
		}),
		...(attacks ? artistInside(stage, view, fight.defender, fight.target, 'hire-artist-inside', means - pay) : []),
	].join(' ');
}
