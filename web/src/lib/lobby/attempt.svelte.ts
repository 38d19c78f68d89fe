/** Something that the house is asked to do: whether it is under way, and what went wrong with it. */
import { ApiError } from '$lib/net/api';
import { explain } from './problem';

export class Attempt {
	busy = $state(false);
	problem = $state('');
	/** What the house calls the problem. */
	code = '';

	/** Whether it was done. While one thing is under way no second one begins. */
	async try(work: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		this.problem = this.code = '';
		try {
			await work();
		} catch (error) {
			this.problem = explain(error);
			this.code = error instanceof ApiError ? error.code : '';
		}
		this.busy = false;
		return !this.problem;
	}
}
