/** Presses "This was not me" in an email about a booking of somebody else. */
export const mistakenRecipient = "not who booked";

/** Who changes a booking by the links in emails. */
export const linkActors: readonly string[] = ["visitor", mistakenRecipient];

/** Actors that are not users, and how a sentence about them begins. */
const actors: ReadonlyMap<string, string> = new Map([
  ["visitor", "The visitor"],
  [mistakenRecipient, "The reader of the mailbox, who did not book,"],
  ["spam filter", "The spam filter"],
  ["retention", "The rule for old leads"],
]);

/** The actors in events that are not users. */
export const otherActors: readonly string[] = [...actors.keys()];

/** How a sentence begins that says who did something. */
export const actorWords = (actor: string): string => actors.get(actor) ?? actor;
