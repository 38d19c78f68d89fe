// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '$lib/state/prefs.svelte';
import { look, travel } from './travel';

interface Journey {
	key: string;
	keyframes: Record<string, unknown>[];
	delay: number;
}

let journeys: Journey[] = [];
let root: HTMLElement;

/** Elements with their places: 'key' or 'place:name' at x, y. */
function lay(things: Record<string, [number, number]>, from = ''): void {
	root.innerHTML = '';
	for (const [name, [x, y]] of Object.entries(things)) {
		const element = document.createElement('div');
		if (name.startsWith('place:')) element.dataset['place'] = name.slice(6);
		else {
			element.dataset['key'] = name;
			if (from) element.dataset['from'] = from;
		}
		element.getBoundingClientRect = () => new DOMRect(x, y, 50, 80);
		element.animate = ((keyframes: Record<string, unknown>[], options: { delay?: number }) => {
			journeys.push({ key: name, keyframes, delay: options.delay ?? 0 });
			return { cancel: () => undefined };
		}) as unknown as typeof element.animate;
		root.append(element);
	}
}

beforeEach(() => {
	journeys = [];
	root = document.createElement('div');
	prefs.motion = 'full';
});

afterEach(() => {
	prefs.motion = 'auto';
	prefs.speed = 'usual';
	vi.useRealTimers();
});

describe('cards that travel', () => {
	it('go the whole way where the table is shown smaller', () => {
		lay({ 'louis@seat1': [0, 0] });
		Object.defineProperty(root.firstChild, 'currentCSSZoom', { value: 0.5 });
		travel(root, { rects: new Map([['louis@hand', new DOMRect(100, 40, 50, 80)]]) });
		expect(journeys[0]?.keyframes[0]).toEqual({ transform: 'translate(200px, 80px) scale(1)' });
	});

	it('stay where they are when they become lines', () => {
		lay({ 'louis@seat1': [300, 200] });
		travel(root, { rects: new Map([['louis@seat1', new DOMRect(300, 230, 110, 24)]]) });
		expect(journeys).toEqual([]);
	});

	it('go on from where they are seen when they are moved on before they have arrived', () => {
		lay({ 'louis@display': [0, 0] });
		const element = root.firstElementChild as HTMLElement;
		const journey = { cancel: vi.fn(() => (travelled = 0)) };
		let [lies, travelled] = [300, 0];
		element.getBoundingClientRect = () => new DOMRect(lies + travelled, 0, 50, 80);
		element.animate = ((keyframes: Record<string, unknown>[]) => {
			journeys.push({ key: 'louis', keyframes, delay: 0 });
			return journey;
		}) as unknown as typeof element.animate;
		travel(root, { rects: new Map([['louis@display', new DOMRect(0, 0, 50, 80)]]) });
		travelled = -100;
		const before = look(root);
		lies = 500;
		travel(root, before);
		expect(journey.cancel).toHaveBeenCalledOnce();
		expect(journeys.map(({ keyframes }) => keyframes[0]?.['transform'])).toEqual([
			'translate(-300px, 0px) scale(1)',
			'translate(-300px, 0px) scale(1)',
		]);
	});

	it('come from where the same card lay before', () => {
		lay({ 'louis@display': [0, 0] });
		const before = look(root);
		lay({ 'louis@seat1': [300, 200] });
		travel(root, before);
		expect(journeys).toHaveLength(1);
		expect(journeys[0]?.keyframes[0]?.['transform']).toBe('translate(-300px, -200px) scale(1)');
	});

	it('stay where they were if nothing moved them', () => {
		lay({ 'louis@display': [0, 0], 'este@seat0': [100, 0] });
		const before = look(root);
		lay({ 'louis@display': [2, 2], 'este@seat0': [100, 0] });
		travel(root, before);
		expect(journeys).toEqual([]);
	});

	it('come from their deck if they were nowhere', () => {
		lay({ 'place:deck': [0, 0] });
		const before = look(root);
		lay({ 'place:deck': [0, 0], 'chigi@display': [200, 0] }, 'deck');
		travel(root, before);
		expect(journeys.map((journey) => journey.key)).toEqual(['chigi@display']);
	});

	it('are dealt one by one in a new round, after a beat in which the last card arrives', () => {
		lay({ 'place:deck': [0, 0], 'louis@display': [50, 0] });
		const before = look(root);
		lay({ 'place:deck': [0, 0], 'louis@seat1': [0, 300], 'chigi@display': [200, 0], 'este@display': [300, 0] }, 'deck');
		travel(root, before, true);
		expect(journeys.map(({ key, delay }) => [key, delay])).toEqual([
			['chigi@display', 700],
			['este@display', 940],
			['louis@seat1', 0],
		]);
		expect(journeys[0]?.keyframes[0]?.['opacity']).toBe(0);
		// What happens meanwhile does not hurry them.
		travel(root, before);
		expect(journeys.filter(({ key }) => key === 'chigi@display')).toHaveLength(1);
		prefs.speed = 'quick';
		journeys = [];
		lay({ 'place:deck': [0, 0], 'nina@display': [200, 0] }, 'deck');
		travel(root, before, true);
		expect(journeys[0]?.delay).toBe(350);
	});

	it('appear at once if nobody knows where they come from', () => {
		lay({});
		const before = look(root);
		lay({ 'chigi@display': [200, 0] });
		travel(root, before);
		expect(journeys).toEqual([]);
	});

	it('travel one for one where there are several of the same', () => {
		lay({ 'louis@a': [0, 0], 'louis@b': [100, 0] });
		const before = look(root);
		lay({ 'louis@c': [0, 300], 'louis@d': [100, 300], 'louis@e': [200, 300] });
		travel(root, before);
		expect(journeys.map((journey) => journey.key)).toEqual(['louis@c', 'louis@d']);
	});

	it('begin a little after each other', () => {
		lay({ 'a@x': [0, 0], 'b@x': [50, 0] });
		const before = look(root);
		lay({ 'a@y': [0, 300], 'b@y': [50, 300] });
		travel(root, before);
		expect(journeys.map((journey) => journey.delay)).toEqual([0, 60]);
	});

	it('do not travel for people who want no motion', () => {
		vi.useFakeTimers();
		prefs.motion = 'reduced';
		lay({ 'louis@display': [0, 0], 'este@display': [100, 0] });
		const before = look(root);
		lay({ 'louis@seat1': [300, 200], 'este@display': [50, 0] });
		travel(root, before);
		expect(journeys.map(({ key }) => key)).toEqual(['louis@seat1']);
		expect(journeys[0]?.keyframes[0]).toEqual({ opacity: 0.2 });
		expect(root.firstElementChild?.classList.contains('arrived')).toBe(true);
		vi.advanceTimersByTime(1000);
		expect(root.firstElementChild?.classList.contains('arrived')).toBe(false);
	});
});
