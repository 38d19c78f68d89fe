/** A part of the client that can be asked for again. A browser that could not load a module remembers that for as long as
 *  the page is open, so from then on it is asked for under another address; once it is there it is kept. */
export function imported<Module>(load: () => Promise<Module>): () => Promise<Module> {
	let address = '';
	let tries = 0;
	let loaded: Module | undefined;
	return async () => {
		try {
			loaded ??= address ? ((await import(/* @vite-ignore */ `${address}?again=${++tries}`)) as Module) : await load();
			return loaded;
		} catch (error) {
			address ||= /\bhttps?:\S+\.js\b/.exec(String(error))?.[0] ?? '';
			throw error;
		}
	};
}
