// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { route } from '../../routes';
import { router } from './router.svelte';

/** Whether the client takes the click itself; if not, the browser would follow the link. */
function isTaken(html: string, options: MouseEventInit = {}): boolean {
	let taken = false;
	document.body.innerHTML = html;
	const after = (event: Event): void => {
		taken = event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener('click', after, { once: true });
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
	document.body.querySelector('a')!.dispatchEvent(event);
	return taken;
}

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	router.go('/');
	document.body.innerHTML = '';
});

describe('addresses', () => {
	it('name a page, with or without a slash behind them', () => {
		expect(route('/').key).toBe('/');
		expect(route('/tables/tAbc-_9').args).toEqual({ id: 'tAbc-_9' });
		expect(route('/tables/tAbc/').args).toEqual({ id: 'tAbc' });
		expect(route('/new/caesar').args).toEqual({ game: 'caesar' });
		expect(route('/learn/borgia').args).toEqual({ game: 'borgia' });
	});

	it('that name no page are told apart from those that do', () => {
		const nowhere = route('/no/such/page');
		expect(nowhere.args).toEqual({});
		expect(nowhere.load.toString()).toContain('Nowhere');
		expect(route('/tables/a/b').load.toString()).toContain('Nowhere');
	});
});

describe('links', () => {
	it('of ours do not load the page anew', () => {
		expect(isTaken('<a href="/settings?x=1#top">Settings</a>')).toBe(true);
		expect(router.path).toBe('/settings');
		expect(router.query.get('x')).toBe('1');
		expect(router.hash).toBe('#top');
	});

	it('are left to the browser where somebody wants a new tab', () => {
		for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
			expect(isTaken('<a href="/settings">Settings</a>', { [key]: true })).toBe(false);
		expect(isTaken('<a href="/rules/habemus" target="_blank">Rules</a>')).toBe(false);
		expect(router.path).toBe('/');
	});

	it('to files, to programs’ pages and to other places are left to the browser', () => {
		for (const html of [
			'<a href="/api/docs">For programs</a>',
			'<a href="/settings" download>Settings</a>',
			'<a href="https://elsewhere.example/">Elsewhere</a>',
			'<a href="/#main">Skip</a>',
		])
			expect(isTaken(html)).toBe(false);
	});
});

const frames = async (count: number) => {
	for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

describe('going somewhere', () => {
	it('can be gone back, unless it replaces where one was', () => {
		const push = vi.spyOn(history, 'pushState');
		const replace = vi.spyOn(history, 'replaceState');
		router.go('/history');
		expect(push).toHaveBeenCalledOnce();
		router.go('/settings', true);
		expect(replace).toHaveBeenLastCalledWith(null, '', '/settings');
		expect(push).toHaveBeenCalledOnce();
		expect(router.path).toBe('/settings');
	});

	it('comes back to where one was on the page, as soon as the page is long enough', async () => {
		const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
		// However long a frame takes here, the router does not lose its patience.
		vi.spyOn(performance, 'now').mockReturnValue(0);
		router.go('/history');
		dispatchEvent(new PopStateEvent('popstate', { state: { top: 700 } }));
		await vi.waitFor(() => expect(scroll.mock.calls.length).toBeGreaterThan(3));
		expect(scroll).toHaveBeenLastCalledWith(0, 700);
		vi.stubGlobal('scrollY', 700);
		await frames(2);
		scroll.mockClear();
		await frames(4);
		expect(scroll).not.toHaveBeenCalled();
	});

	it('begins at the top of another page, but not of the same one', () => {
		const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
		router.go('/history');
		router.go('/history?before=1');
		expect(scroll).toHaveBeenCalledOnce();
	});
});
