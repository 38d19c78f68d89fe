import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageIn, page } from './licences';

function folder(files: Record<string, string>): string {
	const made = mkdtempSync(join(tmpdir(), 'licences-'));
	for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
	return made;
}

const DESCRIBED = JSON.stringify({ name: '@rome/forum', version: '1.2.3', license: 'MIT' });

it('reads the licence of a package, and not what it lists of others', () => {
	const text = '# Forum\nMay be copied.\n\n# Licenses of bundled dependencies\nOthers.';
	const found = packageIn(folder({ 'package.json': DESCRIBED, 'LICENSE.md': text }));
	expect(found).toEqual({ name: '@rome/forum', version: '1.2.3', licence: 'MIT', text: '# Forum\nMay be copied.' });
});

it('does not let a package pass that has none', () => {
	const bare = folder({ 'package.json': DESCRIBED, 'README.md': 'License: MIT' });
	expect(() => packageIn(bare, folder({}))).toThrow('@rome/forum has no licence text');
	expect(packageIn(bare, folder({ '@rome+forum.txt': 'May be copied.' })).text).toBe('May be copied.');
});

it('does not take a folder for a licence', () => {
	const bare = folder({ 'package.json': DESCRIBED });
	mkdirSync(join(bare, 'licenses'));
	expect(() => packageIn(bare, folder({}))).toThrow();
});

it('names every package once, in order', () => {
	const told = page([
		{ name: 'b', version: '2', licence: 'MIT', text: 'Second.' },
		{ name: 'a', version: '1', licence: 'OFL-1.1', text: 'First.' },
	]);
	expect(told.indexOf('a 1 (OFL-1.1)')).toBeLessThan(told.indexOf('b 2 (MIT)'));
	expect(told).toContain('First.');
});
