import { expect, it } from 'vitest';
import { Following } from './follow';

const list = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

it('goes on although the list has grown before it was told of the scroll', () => {
	const following = new Following();
	following.see(list(100, 200));
	following.see(list(200, 600));
	expect(following.on).toBe(true);
});

it('ends when somebody scrolls back, and begins again at the end', () => {
	const following = new Following();
	following.see(list(300, 400));
	following.see(list(120, 400));
	expect(following.on).toBe(false);
	following.see(list(200, 400));
	expect(following.on).toBe(false);
	following.see(list(290, 400));
	expect(following.on).toBe(true);
});
