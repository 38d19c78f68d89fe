/** Which page is open. Links are ordinary links; a click on one of ours does not load the page anew. */
/** Milliseconds: how long one must not scroll to be at rest, and how long a page may grow. */
const REST = 150;
const PATIENCE = 1500;

/** What is ours but no page of the client. */
export const LICENCES = '/licences.txt';

class Router {
	path = $state(location.pathname);
	query = $state(new URLSearchParams(location.search));
	hash = $state(location.hash);

	#isReturning = false;

	constructor() {
		addEventListener('popstate', (event) => {
			this.#read();
			const { top } = (event.state ?? {}) as { top?: number };
			if (top) this.#returnTo(top);
		});
		let resting: ReturnType<typeof setTimeout> | undefined;
		addEventListener('scroll', () => {
			clearTimeout(resting);
			resting = setTimeout(() => this.#markPlace(), REST);
		});
		document.addEventListener('click', (event) => this.#followLink(event));
	}

	go(to: string, replace = false): void {
		const before = location.pathname;
		if (replace) history.replaceState(null, '', to);
		else {
			this.#markPlace();
			history.pushState(null, '', to);
		}
		this.#read();
		if (location.pathname !== before) scrollTo(0, 0);
	}

	#read(): void {
		this.path = location.pathname;
		this.query = new URLSearchParams(location.search);
		this.hash = location.hash;
	}

	/** Where the reader is on the page, for when they come back to it. */
	#markPlace(): void {
		if (!this.#isReturning) history.replaceState({ top: scrollY }, '');
	}

	/** A page grows while it is loaded: the browser tries only once, and too early. */
	#returnTo(top: number): void {
		const [path, until] = [this.path, performance.now() + PATIENCE];
		this.#isReturning = true;
		const step = () => {
			scrollTo(0, top);
			this.#isReturning = this.path === path && Math.abs(scrollY - top) > 1 && performance.now() < until;
			if (this.#isReturning) requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	}

	#followLink(event: MouseEvent): void {
		if (
			event.defaultPrevented ||
			event.button !== 0 ||
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey
		)
			return;
		const link = (event.target as Element | null)?.closest('a');
		if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
		if (link.pathname.startsWith('/api/') || link.pathname === LICENCES) return;
		const stays = link.pathname === location.pathname && link.search === location.search;
		if (stays && link.hash) return;
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	}
}

export const router = new Router();
