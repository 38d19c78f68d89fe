/** Tells every style sheet the named breakpoints, as if each had written `@custom-media` itself. */
import type { Plugin } from 'vite';
import { breakpoints } from '../src/lib/ui/breakpoints.ts';

const definitions = Object.entries(breakpoints)
	.map(([name, condition]) => `@custom-media --${name} ${condition};`)
	.join('');

export function customMedia(): Plugin {
	return {
		name: 'custom-media',
		enforce: 'pre',
		transform: {
			filter: { id: /\.css$/, code: /@media[^{]*\(--/ },
			handler: (code) => ({ code: definitions + code, map: null }),
		},
	};
}
