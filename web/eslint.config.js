import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
	{ ignores: ['dist/', 'generated/', 'node_modules/'] },
	js.configs.recommended,
	...ts.configs.recommended,
	...svelte.configs.recommended,
	{ languageOptions: { globals: globals.browser } },
	{ files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
	{
		rules: {
			'no-undef': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
			// Our own pages only: the rules and the drawings, made when the client is built.
			'svelte/no-at-html-tags': 'off',
			// The router is our own.
			'svelte/no-navigation-without-resolve': 'off',
			// Most maps and sets here are not drawn from.
			'svelte/prefer-svelte-reactivity': 'off',
		},
	},
);
