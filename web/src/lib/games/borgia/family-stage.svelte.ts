/** The table in the words of the game: everybody is called by the family. The people's own names stand on the boards. */
import { Texts } from '$lib/text/texts';
import type { Stage } from '$lib/state/stage';
import type { BorgiaView } from './view';

export interface FamilyStage extends Stage<BorgiaView> {
	/** The people's own names, by seat. */
	readonly players: string[];
	/** The name of a family, by its seat. */
	family(seat: number): string;
	/** The same, but the reader is called 'you'. */
	called(seat: number): string;
	/** For sentences that are others for the reader. */
	you(seat: number): 'yes' | 'no';
}

/** Everything else is as the stage says. */
export function familyStage(inner: Stage<BorgiaView>): FamilyStage {
	const names = $derived(inner.view.seats.map((seat) => inner.texts.card(seat.family)));
	const texts = $derived(new Texts(inner.texts.catalogue, inner.texts.schema, names));
	const own = {
		get players() {
			return inner.names;
		},
		get names() {
			return names;
		},
		get texts() {
			return texts;
		},
		family: (seat: number) => names[seat] ?? '',
		called: (seat: number) => (seat === inner.seat ? texts.text('you-alone') : own.family(seat)),
		you: (seat: number) => (seat === inner.seat ? 'yes' : 'no'),
	};
	return new Proxy(inner, {
		get(_, name) {
			const value: unknown = Reflect.get(name in own ? own : inner, name);
			return typeof value === 'function' ? value.bind(inner) : value;
		},
	}) as FamilyStage;
}
