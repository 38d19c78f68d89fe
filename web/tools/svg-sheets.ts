/** Sheets of drawings without what only people read in them: comments, and the space between elements. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function slim(sheet: string): string {
	return sheet
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/>\s+</g, '><')
		.replace(/\s+\/>/g, '/>')
		.trim();
}

export function svgSheets(): Plugin {
	return {
		name: 'svg-sheets',
		enforce: 'pre',
		load: {
			filter: { id: /\.svg\?raw$/ },
			handler: async (id) => {
				const file = id.replace(/\?raw$/, '');
				return `export default ${JSON.stringify(slim(await readFile(file, 'utf8')))}`;
			},
		},
	};
}
