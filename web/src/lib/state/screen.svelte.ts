/** How much room there is: wide (log beside the table), medium (log as a drawer), phone (one column). */
export type Size = 'wide' | 'medium' | 'phone';

const wide = matchMedia('(min-width: 1200px)');
const medium = matchMedia('(min-width: 700px)');

class Screen {
	size = $state<Size>(measure());

	constructor() {
		for (const query of [wide, medium]) query.addEventListener('change', () => (this.size = measure()));
	}

	get isPhone(): boolean {
		return this.size === 'phone';
	}
}

function measure(): Size {
	return wide.matches ? 'wide' : medium.matches ? 'medium' : 'phone';
}

export const screen = new Screen();
