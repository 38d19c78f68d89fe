/** How much room there is: wide (log beside the table), medium (log as a drawer; narrow as a tablet held upright), phone
 *  (one column); and whether it is low, as in the window of a laptop or on a small phone, or so low that cards must be
 *  small. */
export type Size = 'wide' | 'medium' | 'phone';

const wide = matchMedia('(min-width: 1200px)');
const medium = matchMedia('(min-width: 700px)');
const narrow = matchMedia('(min-width: 700px) and (max-width: 960px)');
const low = matchMedia('(max-height: 799px), (min-width: 700px) and (max-height: 868px)');
const veryLow = matchMedia('(max-height: 760px)');

class Screen {
	size = $state<Size>(measure());
	isNarrow = $state(narrow.matches);
	isLow = $state(low.matches);
	isVeryLow = $state(veryLow.matches);

	constructor() {
		for (const query of [wide, medium]) query.addEventListener('change', () => (this.size = measure()));
		narrow.addEventListener('change', () => (this.isNarrow = narrow.matches));
		low.addEventListener('change', () => (this.isLow = low.matches));
		veryLow.addEventListener('change', () => (this.isVeryLow = veryLow.matches));
	}

	get isPhone(): boolean {
		return this.size === 'phone';
	}
}

function measure(): Size {
	return wide.matches ? 'wide' : medium.matches ? 'medium' : 'phone';
}

export const screen = new Screen();
