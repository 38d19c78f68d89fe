/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.ftl?raw' {
	const text: string;
	export default text;
}

declare module '$rules/*.md' {
	import type { RulesPage } from '$lib/help/rules';
	const page: RulesPage;
	export default page;
}
