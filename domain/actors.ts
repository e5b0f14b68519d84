/** Everybody but the users. */
const actors: ReadonlyMap<string, string> = new Map([
  ["visitor", "The visitor"],
  ["spam filter", "The spam filter"],
  ["calendar", "The calendar"],
  ["retention", "The rule for old leads"],
]);

/** Who does something and is no user. */
export const otherActors: readonly string[] = [...actors.keys()];

/** How a sentence begins that says who did something. */
export const actorWords = (actor: string): string => actors.get(actor) ?? actor;
