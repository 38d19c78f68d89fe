/** The moments that are being shown, one after the other. */
import { untrack } from 'svelte';
import type { LogLine } from '$lib/state/stage';
import { patched, showsOf, STEPS, type Before, type MomentShow, type Show, type VoteShow } from './shows';
import type { CaesarView } from './view';

const TURNING = 300;
const BETWEEN = 600;
const HELD = 3000;
const MOMENT = 1700;
const SHORT_MOMENT = 1000;
/** So much at once is not what just happened, but what was missed. */
const MOST = 40;

export class Shows {
	#queue = $state.raw<Show[]>([]);
	/** How many steps of the vote are in sight. */
	step = $state(-1);
	/** Seconds until the vote makes room by itself; 0 while it is being counted. */
	left = $state(0);
	#before: Before = [];
	/** Up to which version each reader has seen the log: several may look at one screen in turn. */
	#seen = new Map<number | null, number>();
	#last: CaesarView | null = null;
	#timers: ReturnType<typeof setTimeout>[] = [];
	readonly #isStill: () => boolean;
	readonly #lasting: (usual: number) => number;

	readonly vote = $derived.by<VoteShow | null>(() => {
		const first = this.#queue[0];
		return first?.kind === 'vote' ? first : null;
	});
	readonly moment = $derived.by<MomentShow | null>(() => {
		const first = this.#queue[0];
		return first?.kind === 'moment' ? first : null;
	});
	/** The vote that is shown, or will be as soon as its suffrage card has been seen. */
	readonly coming = $derived(this.#queue.find((show) => show.kind === 'vote') ?? null);

	/** Up to which version the log may be told: not beyond what is being shown. */
	readonly toldUpTo = $derived.by(() => {
		const first = this.#queue[0];
		if (!first) return Infinity;
		return first.kind === 'vote' ? first.id - 1 : first.id;
	});

	constructor(isStill: () => boolean, lasting: (usual: number) => number = (usual) => usual) {
		this.#isStill = isStill;
		this.#lasting = lasting;
	}

	/** Call whenever the log changes, before the page does. `isLive` is false where somebody leafs through a game: then
	 *  what was shown before makes room at once. */
	follow(log: readonly LogLine[], view: CaesarView, reader: number | null, isLive: boolean): void {
		untrack(() => {
			const last = log.at(-1)?.version;
			const previous = this.#last;
			this.#last = view;
			// While another seat's log is on its way there is none.
			if (last === undefined) return;
			const seen = this.#seen.get(reader);
			this.#seen.set(reader, last);
			const fresh = seen === undefined ? [] : log.filter((line) => line.version > seen);
			if (seen !== undefined && (last < seen || (fresh.length && !isLive))) this.clear();
			if (!fresh.length || fresh.length > MOST) return;
			const shows = showsOf(fresh, reader, view.phase === 'veto' && view.asked.includes(reader ?? -1));
			if (!shows.length) return;
			if (!this.coming && previous?.standing)
				this.#before = previous.standing.seats.map(({ points, open }) => ({ points, open }));
			const isIdle = !this.#queue.length;
			this.#queue = [...this.#queue, ...shows];
			if (isIdle) this.#begin();
		});
	}

	/** The view as it is to be seen now. */
	see(view: CaesarView): CaesarView {
		const votes = this.#queue.filter((show) => show.kind === 'vote');
		return patched(view, votes, this.vote ? this.step : -1, this.#before);
	}

	/** On to what comes next. */
	skip(): void {
		this.#stop();
		this.#queue = this.#queue.slice(1);
		if (this.#queue.length) this.#begin();
	}

	clear(): void {
		this.#stop();
		this.#queue = [];
	}

	#begin(): void {
		this.step = -1;
		this.left = 0;
		const [first, second] = this.#queue;
		if (first?.kind === 'moment') {
			this.#after(second ? SHORT_MOMENT : MOMENT, () => this.skip());
			return;
		}
		const [turning, between] = this.#isStill() ? [0, 0] : [TURNING, BETWEEN];
		STEPS.forEach((_, i) => this.#after(turning + i * between, () => (this.step = i)));
		const counted = turning + STEPS.length * between;
		for (let second = 0; second * 1000 < HELD; second++)
			this.#after(counted + second * 1000, () => (this.left = HELD / 1000 - second));
		this.#after(counted + HELD, () => this.skip());
	}

	#after(wait: number, work: () => void): void {
		this.#timers.push(setTimeout(work, this.#lasting(wait)));
	}

	#stop(): void {
		this.#timers.forEach(clearTimeout);
		this.#timers = [];
		this.step = -1;
	}
}
