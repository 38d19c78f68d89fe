/** The log of a table as it is told there; what is inside its frame shares it. */
import { getContext, setContext } from 'svelte';
import { mainOf, Teller, toldText, type Telling, type Told } from '$lib/state/telling';
import type { Stage } from '$lib/state/stage';
import type { EventItem } from '$lib/wire/wire';

const KEY = Symbol('told');

export class ToldLog {
	readonly stage: Stage;
	readonly how: Telling;
	/** The emblem beside an event. */
	readonly icon: (event: EventItem) => string;
	/** What happened after this version is still being shown. */
	readonly #upTo: () => number;
	readonly #teller = new Teller();
	readonly lines = $derived.by(() => {
		const upTo = this.#upTo();
		const log = upTo === Infinity ? this.stage.log : this.stage.log.filter((line) => line.version <= upTo);
		return this.#teller.tell(log, this.how, this.stage.texts.schema.private);
	});
	readonly newest = $derived(this.lines.at(-1));
	/** Since the reader's last answer. */
	readonly news = $derived.by(() => {
		const first = this.stage.news[0]?.version;
		return first === undefined ? [] : this.lines.filter((line) => line.last >= first);
	});

	constructor(
		stage: Stage,
		how: Telling,
		icon: (event: EventItem) => string = () => '',
		upTo: () => number = () => Infinity,
	) {
		this.stage = stage;
		this.how = how;
		this.icon = icon;
		this.#upTo = upTo;
	}

	text(line: Told): string {
		return toldText(line, this.stage.texts, this.stage.seat);
	}

	emblem(line: Told): string {
		return this.icon(mainOf(line));
	}
}

export const setTold = (told: ToldLog): ToldLog => setContext(KEY, told);
export const getTold = (): ToldLog => getContext(KEY);
