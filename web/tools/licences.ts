/** The licence texts of all that is bundled and not ours, scripts and fonts: `licences.txt` beside the client.
 *
 *  A package whose licence is not to be found ends the build: it may not be given away without. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FILE = 'licences.txt';
/** Texts of packages that come without: named as the package, with a plus for the slash. */
const OWN_TEXTS = resolve(import.meta.dirname, '../licences');
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;
/** What a builder lists of itself: only its own helpers are in the bundle. */
const OF_OTHERS = /^#+ (Licenses of bundled|Bundled) dependencies/m;
/** Modules without a file, by what writes them. */
const WRITTEN = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };
const HEAD = 'Curia is under the MIT licence. Its web client contains what follows, each under its own licence.\n';

export type Package = { name: string; version: string; licence: string; text: string };

export function licences(): Plugin {
	let root = '';
	return {
		name: 'licences',
		apply: 'build',
		configResolved(config) {
			root = config.root;
		},
		generateBundle(_, bundle) {
			const folders = [...new Set(Object.values(bundle).flatMap((file) => sources(file, root)))];
			const packages = [
				...new Map(folders.map((folder) => packageIn(folder)).map((found) => [found.name, found])).values(),
			];
			this.emitFile({ type: 'asset', fileName: FILE, source: page(packages) });
		},
	};
}

/** The folders of the packages that went into a file. */
function sources(file: Rolldown.OutputChunk | Rolldown.OutputAsset, root: string): string[] {
	const names = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
	return names.flatMap((name) => {
		const writer = Object.entries(WRITTEN).find(([prefix]) => name.startsWith(prefix))?.[1];
		if (writer) return [join(root, 'node_modules', writer)];
		const path = resolve(root, name.replace(/[?#].*$/, ''));
		return /[\\/]node_modules[\\/]/.test(path) ? [folderOf(path)] : [];
	});
}

/** Where the package of a file lies: a folder in it may have a package.json without a name. */
function folderOf(path: string): string {
	const folder = dirname(path);
	const described = join(folder, 'package.json');
	if (existsSync(described) && 'version' in (JSON.parse(readFileSync(described, 'utf-8')) as object)) return folder;
	return folderOf(folder);
}

/** What a package is called, and its licence; an error if there is none. */
export function packageIn(folder: string, ownTexts = OWN_TEXTS): Package {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
		name: string;
		version: string;
		license: string;
	};
	const own = join(ownTexts, `${name.replace('/', '+')}.txt`);
	const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
	if (!file && !existsSync(own)) throw new Error(`${name} has no licence text: put it into ${own}`);
	const text = readFileSync(file ? join(folder, file) : own, 'utf-8').split(OF_OTHERS)[0] ?? '';
	return { name, version, licence: license, text: text.trim() };
}

export function page(packages: Package[]): string {
	const rule = '-'.repeat(80);
	const parts = [...packages]
		.sort((a, b) => a.name.localeCompare(b.name, 'en'))
		.map(({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n${rule}\n\n${text}\n`);
	return [HEAD, ...parts].join('\n');
}
