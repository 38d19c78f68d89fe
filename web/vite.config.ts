/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type ProxyOptions } from 'vite';
import { customMedia } from './tools/custom-media.ts';
import { licences } from './tools/licences.ts';
import { rulesPages } from './tools/rules-pages.ts';
import { svgSheets } from './tools/svg-sheets.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const house = process.env['CURIA_HOUSE'] ?? 'http://127.0.0.1:1655';
const proxied: ProxyOptions = { target: house, changeOrigin: true, headers: { origin: house } };

export default defineConfig({
	plugins: [customMedia(), svgSheets(), rulesPages(), svelte(), licences()],
	resolve: {
		alias: {
			$lib: path('./src/lib'),
			$locales: path('../src/curia/locales'),
			$rules: path('../docs/rules'),
		},
		// In tests the browser's half of Svelte, not the server's.
		conditions: process.env['VITEST'] ? ['browser'] : undefined,
	},
	css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
	build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
	server: {
		fs: { allow: [path('..')] },
		// A house beside the sources; it takes nothing from pages of another origin, and this server's are its own.
		proxy: { '/api': proxied, '/ws': { ...proxied, ws: true } },
	},
	test: {
		// Making a page takes longer than the tests: those that need one say so in their first line (happy-dom).
		environment: 'node',
		include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
		setupFiles: ['src/test-setup.ts'],
		// Only a hang takes so long, however busy the machine is.
		testTimeout: 300_000,
		hookTimeout: 300_000,
	},
});
