/** Actors that are not users, and how a sentence about them begins. */
const actors: ReadonlyMap<string, string> = new Map([
  ["visitor", "The visitor"],
  ["spam filter", "The spam filter"],
  ["calendar", "The calendar"],
  ["retention", "The rule for old leads"],
]);

/** The actors in events that are not users. */
export const otherActors: readonly string[] = [...actors.keys()];

/** How a sentence begins that says who did something. */
export const actorWords = (actor: string): string => actors.get(actor) ?? actor;
