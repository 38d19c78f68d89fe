/** The answers of questions that always have the same few, each with what it would bring. */
import type { Stage } from '$lib/state/stage';
import type { BorgiaView } from './view';

export interface Option {
	move: string;
	label: string;
	note?: string;
	icon?: string;
	primary?: boolean;
	/** Two of these stand side by side. */
	half?: boolean;
	/** Instead of giving the answer at once. */
	onpick?: () => void;
}

/** By kind of question: the moves, the first one red; each with the id of its note. */
const MOVES: Record<string, Omit<Option, 'label'>[]> = {
	redraw: [
		{ move: 'keep', primary: true },
		{ move: 'redraw', note: 'brings-redraw' },
	],
	fee: [
		{ move: 'pay', note: 'brings-pay', icon: 'purse', primary: true },
		{ move: 'reject', note: 'brings-reject' },
	],
	market: [
		{ move: 'buy', note: 'brings-buy', icon: 'auction', primary: true },
		{ move: 'spy', note: 'brings-spy', icon: 'spy' },
	],
	doctor: [
		{ move: 'doctor', note: 'brings-doctor', icon: 'doctor' },
		{ move: 'no doctor', primary: true },
	],
	consent: [
		{ move: 'consent', note: 'brings-consent', primary: true, half: true },
		{ move: 'forbid', note: 'brings-forbid', half: true },
	],
	accuse: [
		{ move: 'yes', note: 'brings-yes', half: true },
		{ move: 'no', note: 'brings-no', half: true },
	],
	reshuffle: [
		{ move: 'leave', primary: true },
		{ move: 'reshuffle', note: 'brings-reshuffle' },
	],
	// What binds for good is no red button that one presses by habit.
	trade_answer: [
		{ move: 'accept', note: 'brings-accept-trade' },
		{ move: 'counter', half: true },
		{ move: 'refuse', half: true },
	],
	pledge_answer: [
		{ move: 'accept', note: 'brings-accept-pledge', half: true },
		{ move: 'refuse', half: true },
	],
	pledge: [{ move: 'done', primary: true }],
	play: [{ move: 'enough' }],
	seize: [{ move: 'seize nothing' }],
	hire: [{ move: 'hire nobody' }],
};

export function optionsOf(stage: Stage, view: BorgiaView): Option[] {
	const { question, texts } = stage;
	if (!question) return [];
	if (question.kind === 'gift') {
		const move = `assign ${question.source} to pile`;
		return [{ move, label: texts.notation(move) }];
	}
	const mine = stage.seat === null ? undefined : view.standing?.seats[stage.seat];
	const args = {
		fee: Number(texts.facts[question.source]?.['fee'] ?? 0),
		cost: Number(texts.facts['doctor']?.['cost'] ?? 0),
		means: mine?.means ?? 0,
		cardinals: stage.seat === null ? 0 : (view.seats[stage.seat]?.cardinals ?? 0),
		left: (mine?.means ?? 0) - Number(texts.facts[question.source]?.['fee'] ?? 0),
	};
	return (MOVES[question.kind] ?? []).map(({ move, note, icon, primary, half }) => ({
		move,
		label: texts.catalogue.find(`answer-${move.replace(' ', '-')}`) ?? texts.notation(move),
		note: note && question.moves.includes(move) ? texts.text(note, args) : note ? texts.text('barred') : '',
		icon,
		half,
		// Where there is only one answer it is the red one.
		primary: primary || question.moves.length === 1,
	}));
}
