/** Which page an address names. Each page is loaded when it is first opened. */
export interface Route {
	/** Two addresses with the same key are the same page. */
	key: string;
	load: () => Promise<{ default: unknown }>;
	args: Record<string, string>;
}

type Entry = [RegExp, Route['load']];

const ROUTES: Entry[] = [
	[/^\/$/, () => import('./routes/Home.svelte')],
	[/^\/new(?:\/(?<game>[a-z]+))?$/, () => import('./routes/NewTable.svelte')],
	[/^\/tables\/(?<id>[\w-]+)$/, () => import('./routes/TablePage.svelte')],
	[/^\/replay\/(?<id>[\w-]+)$/, () => import('./routes/Replay.svelte')],
	[/^\/rules(?:\/(?<game>[a-z]+))?$/, () => import('./routes/Rules.svelte')],
	[/^\/cards\/(?<game>[a-z]+)$/, () => import('./routes/Cards.svelte')],
	[/^\/learn\/(?<game>[a-z]+)$/, () => import('./routes/Learn.svelte')],
	[/^\/live$/, () => import('./routes/Live.svelte')],
	[/^\/rankings(?:\/(?<game>[a-z]+))?$/, () => import('./routes/Rankings.svelte')],
	[/^\/players\/(?<who>[^/]+)$/, () => import('./routes/Profile.svelte')],
	[/^\/history$/, () => import('./routes/History.svelte')],
	[/^\/settings$/, () => import('./routes/Settings.svelte')],
	[/^\/recover$/, () => import('./routes/Recover.svelte')],
];

export function route(path: string): Route {
	const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
	for (const [pattern, load] of ROUTES) {
		const found = pattern.exec(clean);
		if (found) return { key: clean, load, args: { ...found.groups } };
	}
	return { key: clean, load: () => import('./routes/Nowhere.svelte'), args: {} };
}
