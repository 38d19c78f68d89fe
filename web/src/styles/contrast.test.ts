/** The ring of what has the focus can be seen wherever it is drawn: at least 3 : 1 against what lies under it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf-8')
	.split(/^:root/m)
	.slice(1);

function luminance(hex: string): number {
	const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
	const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
	const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

/** What a theme does not say itself is as in the light one. */
function token(name: string, theme: string): string {
	const found = [theme, light].map((rules) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rules)?.[1]).find(Boolean);
	return found ?? expect.fail(`there is no --${name}`);
}

describe.each([
	['light', light],
	['dark', dark],
])('in the %s theme the ring is seen', (_name, theme) => {
	it.each(['porphyry', 'verde', 'lapis'])('on %s', (stone) => {
		expect(contrast(token('focus-on-stone', theme), token(stone, theme))).toBeGreaterThanOrEqual(3);
	});

	it.each(['bg', 'panel', 'panel2'])('on %s', (ground) => {
		expect(contrast(token('focus', theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
	});
});
