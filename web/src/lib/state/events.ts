/** What events tell, in the types that a game declares in its `schema.ts`. */
import type { EventItem } from '$lib/wire/wire';

/** The arguments of an event if it has one of these names, else null. */
type ArgsOf<Events> = <Name extends keyof Events>(event: EventItem, ...names: Name[]) => Events[Name] | null;

const argsOf = (event: EventItem, ...names: unknown[]) => (names.includes(event.name) ? event.args : null);

/** That function for the events of a game: the house sends what its declaration says. */
export const eventsOf = <Events>() => argsOf as ArgsOf<Events>;
