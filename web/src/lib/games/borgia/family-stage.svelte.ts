/** The table in the words of the game: everybody is called by the family. The people's own names stand on the boards.
 *
 *  What is asked between two steps is put together with the next step, and both are answered by one click; what is
 *  answered by what was said ahead is not put at all. */
import { Texts } from '$lib/text/texts';
import type { Stage } from '$lib/state/stage';
import type { Question, Refused } from '$lib/wire/wire';
import type { BorgiaView } from './view';

export interface FamilyStage extends Stage<BorgiaView> {
	/** The people's own names, by seat. */
	readonly players: string[];
	/** What is asked between the steps, where `question` is that of the next step. */
	readonly moment: Question | null;
	/** Nothing more in this phase, if the question leaves that open. */
	readonly endPhase: (() => void) | null;
	/** The name of a family, by its seat. */
	family(seat: number): string;
	/** The same, but the reader is called 'you'. */
	called(seat: number): string;
	/** For sentences that are others for the reader. */
	you(seat: number): 'yes' | 'no';
}

/** Everything else is as the stage says. */
export function familyStage(inner: Stage<BorgiaView>): FamilyStage {
	const names = $derived(inner.view.seats.map((seat) => inner.texts.card(seat.family)));
	const texts = $derived(new Texts(inner.texts.catalogue, inner.texts.schema, names));
	const isAhead = $derived(inner.question !== null && inner.question.kind in (inner.ahead ?? {}));
	const moment = $derived(inner.question?.kind === 'moment' ? inner.question : null);
	const question = $derived.by(() => {
		if (!inner.question || isAhead) return null;
		// What can be done between the steps is always a choice.
		return moment?.then ? { ...moment.then, number: moment.number, rest: moment.rest, settled: false } : inner.question;
	});
	/** Whether a move answers the next step, and what leads there. */
	const before = (move: string) => (moment?.then && !moment.moves.includes(move) ? moment.rest?.[0] : undefined);
	const endPhase = $derived.by(() => {
		const [first, ...others] = question?.rest ?? [];
		if (first === undefined || !['moment', 'play', 'seize'].includes(question?.kind ?? '')) return null;
		return () => inner.answer(first, others);
	});
	const own = {
		get question() {
			return question;
		},
		get moment() {
			return moment;
		},
		get endPhase() {
			return endPhase;
		},
		get because() {
			return isAhead ? texts.text('ahead-answers') : inner.because;
		},
		answer(move: string, then: string[] = []): void {
			const first = before(move);
			if (first === undefined) inner.answer(move, then);
			else inner.answer(first, [move, ...then]);
		},
		why: (move: string): Promise<Refused | null> => inner.why(move, before(move)),
		get players() {
			return inner.names;
		},
		get names() {
			return names;
		},
		get texts() {
			return texts;
		},
		family: (seat: number) => names[seat] ?? '',
		called: (seat: number) => (seat === inner.seat ? texts.text('you-alone') : own.family(seat)),
		you: (seat: number) => (seat === inner.seat ? 'yes' : 'no'),
	};
	return new Proxy(inner, {
		get(_, name) {
			const value: unknown = Reflect.get(name in own ? own : inner, name);
			return typeof value === 'function' ? value.bind(inner) : value;
		},
	}) as FamilyStage;
}
