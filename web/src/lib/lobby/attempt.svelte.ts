/** Something that the house is asked to do: whether it is under way, and what went wrong with it. */
import { explain } from './problem';

export class Attempt {
	busy = $state(false);
	problem = $state('');

	/** Whether it was done. While one thing is under way no second one begins. */
	async try(work: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		this.problem = '';
		try {
			await work();
		} catch (error) {
			this.problem = explain(error);
		}
		this.busy = false;
		return !this.problem;
	}
}
