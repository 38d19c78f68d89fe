import { expect, it } from 'vitest';
import type { LogLine } from './stage';
import { telling } from './telling';

function log(...names: string[]): LogLine[] {
	return names.map((text, version) => {
		const [name = '', answer] = text.split(':');
		return { version, at: 0, event: { name, args: { seat: 1, ...(answer && { answer }) } } };
	});
}

const names = (lines: LogLine[]) => lines.map((line) => line.event.name);

it('tells who has answered as long as others think', () => {
	expect(names(telling(log('turned_up', 'answered', 'answered')))).toEqual(['turned_up', 'answered', 'answered']);
});

it('tells instead what came of it, and what the reader answered', () => {
	const lines = telling(log('turned_up', 'answered', 'answered:bid A', 'answered', 'bid_revealed', 'answered'));
	expect(names(lines)).toEqual(['turned_up', 'answered', 'bid_revealed', 'answered']);
	expect(lines.map((line) => line.version)).toEqual([0, 2, 4, 5]);
});

it('tells first that the game begins', () => {
	expect(names(telling(log('order_dealt', 'turned_up', 'table.started', 'took')))).toEqual([
		'table.started',
		'order_dealt',
		'turned_up',
		'took',
	]);
});
