import { replyBy } from "#domain/reply-by.ts";
import type { DueMessage } from "./claim-messages.ts";

type Told = Pick<DueMessage, "kind" | "booking" | "event">;

/** Somebody must still be told that nobody has called. */
const isWaiting = ({ booking: { status, joinedInto } }: Told) =>
  status === "pending" && joinedInto === null;

const kinds: Readonly<Record<DueMessage["kind"], (told: Told, now: Date) => boolean>> = {
  lead: ({ booking }) => booking.status !== "spam",
  confirmation: ({ booking }) => booking.status !== "spam",
  // When the time has run out, that is what the owner is told instead.
  reminder: (told, now) => isWaiting(told) && now < replyBy(new Date(told.booking.createdAt)),
  overdue: isWaiting,
  webhook: () => true,
};

/** False when a message has become pointless since it was owed. Of who was erased nothing is told but just that. */
export function isNeeded(told: Told, now: Date): boolean {
  if (told.booking.erasedAt !== null) return told.event?.kind === "erased";
  return kinds[told.kind](told, now);
}
