/** The table in the words of the game: everybody is called by the family. The people's own names stand on the boards. */
import { Texts } from '$lib/text/texts';
import type { Stage } from '$lib/state/stage';
import type { BorgiaView } from './view';

export class FamilyStage implements Stage<BorgiaView> {
	readonly inner!: Stage<BorgiaView>;
	/** The people's own names, by seat. */
	readonly players = $derived(this.inner.names);
	readonly names = $derived(this.inner.view.seats.map((seat) => this.inner.texts.card(seat.family)));
	readonly texts = $derived(new Texts(this.inner.texts.catalogue, this.inner.texts.schema, this.names));

	constructor(inner: Stage<BorgiaView>) {
		this.inner = inner;
	}

	get game() {
		return this.inner.game;
	}
	get seat() {
		return this.inner.seat;
	}
	get view() {
		return this.inner.view;
	}
	get question() {
		return this.inner.question;
	}
	get held() {
		return this.inner.held;
	}

	get sending() {
		return this.inner.sending;
	}
	get refusal() {
		return this.inner.refusal;
	}
	get outcome() {
		return this.inner.outcome;
	}
	get now() {
		return this.inner.now;
	}
	get clock() {
		return this.inner.clock;
	}
	get clockRead() {
		return this.inner.clockRead;
	}
	get paused() {
		return this.inner.paused;
	}
	get proposal() {
		return this.inner.proposal;
	}
	get log() {
		return this.inner.log;
	}
	get news() {
		return this.inner.news;
	}
	get before() {
		return this.inner.before;
	}
	get chat() {
		return this.inner.chat;
	}
	get because() {
		return this.inner.because;
	}

	get reopen() {
		return this.inner.reopen;
	}

	answer(move: string): void {
		this.inner.answer(move);
	}

	why(move: string) {
		return this.inner.why(move);
	}

	forgetRefusal(): void {
		this.inner.forgetRefusal();
	}
}
