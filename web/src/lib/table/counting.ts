import { Tween } from 'svelte/motion';
import { prefs } from '$lib/state/prefs.svelte';

const COUNTING = 400;

/** A number that counts to its new value before one's eyes. Made within a component. */
export function counting(value: () => number): { readonly shown: number } {
	const tween = Tween.of(value, { duration: () => (prefs.isStill ? 0 : prefs.lasting(COUNTING)) });
	return {
		get shown() {
			return Math.round(tween.current);
		},
	};
}
