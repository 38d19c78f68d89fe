/** All style sheets keep to the named breakpoints. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|css)$/.test(name));

test('no condition of width or height stands anywhere else', () => {
	const found = sheets.flatMap((name) => {
		const text = readFileSync(join(root, name), 'utf8');
		return [...text.matchAll(/@media[^{]*(?:width|height)[^{]*/g)].map(([condition]) => `${name}: ${condition}`);
	});
	expect(sheets.length).toBeGreaterThan(100);
	expect(found).toEqual([]);
});
