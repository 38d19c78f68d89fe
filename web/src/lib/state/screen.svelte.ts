/** How much room there is: wide (log beside the table), medium (log as a drawer; narrow as a tablet held upright), phone
 *  (one column; held sideways, beside what asks); and whether it is low, as in the window of a laptop or on a small phone, or so low that cards must be
 *  small. */
import { breakpoints } from '$lib/ui/breakpoints';

export type Size = 'wide' | 'medium' | 'phone';

const phone = matchMedia(breakpoints.phone);
const narrow = matchMedia(breakpoints.narrow);
const medium = matchMedia(breakpoints.medium);
const sideways = matchMedia(breakpoints.sideways);
const low = matchMedia(breakpoints.low);
const lowest = matchMedia(breakpoints.lowest);

class Screen {
	size = $state<Size>(measure());
	isNarrow = $state(isTablet());
	isSideways = $state(sideways.matches);
	isLow = $state(low.matches);
	isVeryLow = $state(lowest.matches);

	constructor() {
		for (const query of [phone, narrow, medium])
			query.addEventListener('change', () => {
				this.size = measure();
				this.isNarrow = isTablet();
			});
		sideways.addEventListener('change', () => (this.isSideways = sideways.matches));
		low.addEventListener('change', () => (this.isLow = low.matches));
		lowest.addEventListener('change', () => (this.isVeryLow = lowest.matches));
	}

	get isPhone(): boolean {
		return this.size === 'phone';
	}
}

function measure(): Size {
	return phone.matches ? 'phone' : medium.matches ? 'medium' : 'wide';
}

function isTablet(): boolean {
	return narrow.matches && !phone.matches;
}

export const screen = new Screen();
