// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { Choice } from '$lib/state/choice.svelte';
import type { Stage } from '$lib/state/stage';
import type { Question } from '$lib/wire/wire';
import Answers from './Answers.svelte';

const asked = (number: number, verb: string): Question => {
	const moves = Array.from({ length: 14 }, (_, i) => `${verb} ${i}`);
	return { number, kind: verb, source: '', sealed: false, moves };
};

class Asking {
	question = $state.raw(asked(1, 'take'));
	readonly texts = { text: (message: string) => message, notation: (move: string) => move };
	readonly sending = false;
}

it('lists all answers to the next question, whatever was looked for among the last', () => {
	const asking = new Asking();
	const stage = asking as unknown as Stage;
	const list = mount(Answers, { target: document.body, props: { stage, choice: new Choice(stage), open: true } });
	flushSync();
	const answers = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
	const field = document.querySelector('input')!;
	field.value = 'take 13';
	field.dispatchEvent(new Event('input'));
	flushSync();
	expect(answers()).toEqual(['take 13']);
	asking.question = asked(2, 'pay');
	flushSync();
	expect(answers()).toHaveLength(14);
	void unmount(list);
});
