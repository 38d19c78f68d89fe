import { expect, it } from 'vitest';
import { slim } from './svg-sheets.ts';

it('leaves out what only people read in a sheet', () => {
	const sheet = '<!-- Coats,\n from A -->\n<svg>\n\t<symbol id="e-a">\n\t\t<path d="M0 0H4" />\n\t</symbol>\n</svg>\n';
	expect(slim(sheet)).toBe('<svg><symbol id="e-a"><path d="M0 0H4"/></symbol></svg>');
});
