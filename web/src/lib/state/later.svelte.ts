import { imported } from '$lib/net/imported';
import { persist } from '$lib/net/persist';

/** A part of the client that the first view does not need: loaded when it is first looked for, or before that, when the
 *  page has nothing else to do. */
export class Later<Part> {
	readonly #load: () => Promise<Part>;
	#part = $state.raw<Part | null>(null);
	#isAsked = false;

	constructor(load: () => Promise<Part>) {
		this.#load = imported(load);
	}

	/** The part, or null until it is there; who looks for it will get it. */
	get part(): Part | null {
		this.fetch();
		return this.#part;
	}

	/** The same, for who can wait until somebody fetches it. */
	get ready(): Part | null {
		return this.#part;
	}

	fetch(): void {
		if (this.#isAsked) return;
		this.#isAsked = true;
		void persist(this.#load).then((part) => (this.#part = part));
	}

	/** Call when the first view is made: what comes later waits until it is drawn. */
	fetchWhenIdle(): void {
		if (this.#isAsked) return;
		requestAnimationFrame(() => {
			if ('requestIdleCallback' in window) requestIdleCallback(() => this.fetch(), { timeout: LATEST });
			else setTimeout(() => this.fetch(), LATEST);
		});
	}
}

/** Milliseconds. */
const LATEST = 2000;
