/** The rules pages as modules: `import page from '$rules/borgia.md'` is a `RulesPage`, made when the client is built. */
import type { Plugin } from 'vite';
import { rulesPage } from '../src/lib/help/rules-page.ts';

export function rulesPages(): Plugin {
	return {
		name: 'rules-pages',
		transform(code, id) {
			if (!id.endsWith('.md')) return null;
			return { code: `export default ${JSON.stringify(rulesPage(code))};`, map: null, moduleType: 'js' };
		},
	};
}
