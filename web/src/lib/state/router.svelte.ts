/** Which page is open. Links are ordinary links; a click on one of ours does not load the page anew. */
class Router {
	path = $state(location.pathname);
	query = $state(new URLSearchParams(location.search));
	hash = $state(location.hash);

	constructor() {
		addEventListener('popstate', () => this.#read());
		document.addEventListener('click', (event) => this.#followLink(event));
	}

	go(to: string, replace = false): void {
		const before = location.pathname;
		if (replace) history.replaceState(null, '', to);
		else history.pushState(null, '', to);
		this.#read();
		if (location.pathname !== before) scrollTo(0, 0);
	}

	#read(): void {
		this.path = location.pathname;
		this.query = new URLSearchParams(location.search);
		this.hash = location.hash;
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
		if (link.pathname.startsWith('/api/')) return;
		const stays = link.pathname === location.pathname && link.search === location.search;
		if (stays && link.hash) return;
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	}
}

export const router = new Router();
