import { changesBooking, defineCommand } from "#server/db/command.ts";
import type { Delivered } from "./mailer.ts";

/** What became of a message that was in work. */
export type Outcome =
  | { readonly state: Delivered }
  /** It was no longer needed. */
  | { readonly state: "dropped" }
  /** Nobody tries it again by themselves. The error holds no personal data. */
  | { readonly state: "failed"; readonly error: string }
  | { readonly state: "waiting"; readonly error: string; readonly nextAt: string };

export interface Settled {
  readonly id: string;
  /** Whose inboxes are told. */
  readonly bookingId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly outcome: Outcome;
}

/** Writes down what became of a message, and lets go of it. One that is settled already stays as it is. */
export const settleMessage = defineCommand({
  name: "settleMessage",
  kind: "write",
  changes: changesBooking,
  async run(db, { id, at, outcome }: Settled): Promise<void> {
    await db
      .updateTable("messages")
      .set(({ eb }) => ({
        state: outcome.state,
        claimed_until: null,
        ...(outcome.state === "dropped" ? {} : { attempts: eb("attempts", "+", 1) }),
        ...(outcome.state === "sent" || outcome.state === "written" ? { sent_at: at } : {}),
        ...(outcome.state === "waiting" ? { next_at: outcome.nextAt } : {}),
        error: "error" in outcome ? outcome.error : null,
      }))
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .execute();
  },
});
