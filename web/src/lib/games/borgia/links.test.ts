import { describe, expect, it } from 'vitest';
import type { Stage } from '$lib/state/stage';
import type { Question, Refused } from '$lib/wire/wire';
import { Links } from './links.svelte';

const refusal = (code: string): Refused => ({ type: 'refused', id: '', code, text: '', rule: '8.5', args: {} });

/** A house that asks one question after another. */
class House {
	seat = 0;
	sending = false;
	refusal: Refused | null = null;
	view = { game: 'borgia', phase: '', asked: [0] as number[] };
	said: string[] = [];
	takenBack = 0;
	#questions: string[][];
	#at = 0;

	constructor(...questions: string[][]) {
		this.#questions = questions;
	}

	get question(): Question | null {
		const moves = this.#questions[this.#at];
		return moves ? { number: this.#at, kind: 'ballot', source: `card${this.#at}`, sealed: true, moves } : null;
	}

	answer(move: string): void {
		this.said.push(move);
		this.sending = true;
	}

	/** The answer is stored, and the next question comes. */
	go(): void {
		this.sending = false;
		this.#at += 1;
		if (!this.question) this.view.asked = [];
	}

	forgetRefusal(): void {
		this.refusal = null;
	}

	why(move: string): Promise<Refused> {
		return Promise.resolve(refusal(move));
	}

	takeBack(): Promise<void> {
		this.takenBack += 1;
		this.#at -= 1;
		return Promise.resolve();
	}
}

const links = (house: House) => new Links(house as unknown as Stage, house);

describe('links', () => {
	it('are said one after another, each when it is asked for', () => {
		const house = new House(['give imola', 'give 0 ducats'], ['give 0 ducats', 'give 5 ducats']);
		const chain = links(house);
		chain.sayAll(['give imola', 'give 5 ducats']);
		expect(house.said).toEqual(['give imola']);
		chain.step();
		expect(house.said).toHaveLength(1);
		house.go();
		chain.step();
		expect(house.said).toEqual(['give imola', 'give 5 ducats']);
		expect(chain.busy).toBe(true);
		house.go();
		chain.step();
		expect(chain.busy).toBe(false);
	});

	it('may depend on the question', () => {
		const house = new House(['vote 1 for 2', 'vote 2 for 2'], ['vote 0 for 3']);
		const chain = links(house);
		chain.say((question) => question.moves.at(-1) ?? null);
		house.go();
		chain.step();
		expect(house.said).toEqual(['vote 2 for 2', 'vote 0 for 3']);
	});

	it('are taken back when one of them is not allowed, with the reason', async () => {
		const house = new House(['ask titian'], ['ask 20 ducats']);
		const chain = links(house);
		chain.sayAll(['ask titian', 'ask 0 ducats']);
		house.go();
		chain.step();
		await new Promise((done) => setTimeout(done));
		expect(chain.refusal?.code).toBe('ask 0 ducats');
		expect(house.takenBack).toBe(1);
		expect(chain.busy).toBe(false);
	});

	it('forget an older refusal', () => {
		const house = new House(['a']);
		house.refusal = refusal('stale');
		links(house).sayAll(['a']);
		expect(house.said).toEqual(['a']);
	});

	it('wait while the answer is on its way', () => {
		const house = new House(['a'], ['b']);
		const chain = links(house);
		chain.sayAll(['a', 'b']);
		house.sending = true;
		chain.step();
		expect(house.said).toEqual(['a']);
	});
});
