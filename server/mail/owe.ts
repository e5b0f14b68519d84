import type { Kysely } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";

const day = 86_400_000;
/** A message is tried for so long. */
export const patience = 2 * day;

export interface Owed {
  readonly kind: Message["kind"];
  readonly bookingId: string;
  /** The event that a webhook tells of. */
  readonly eventId?: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Why it must not be sent. It is stored for the owner all the same. */
  readonly withheld?: string;
}

/** A mail is owed once for each booking, a webhook once for each event: their ids say so. */
const idOf = ({ kind, bookingId, eventId }: Owed) => `${eventId ?? bookingId}.${kind}`;

export const giveUpAt = (from: string): string =>
  new Date(Date.parse(from) + patience).toISOString();

/** Owes also what was dropped, since it is needed again. What was sent or failed stays as it is. */
export async function oweAgain(
  db: Kysely<Database>,
  owed: readonly Omit<Owed, "at">[],
  at: string,
): Promise<void> {
  if (owed.length === 0) return;
  const all = owed.map((one) => ({ ...one, at }));
  await owe(db, all);
  await db
    .updateTable("messages")
    .set({ state: "waiting", next_at: at, give_up_at: giveUpAt(at), claimed_until: null })
    .where("id", "in", all.map(idOf))
    .where("state", "=", "dropped")
    .execute();
}

const insertMessage = compiled<
  Pick<Message, "id" | "kind" | "state" | "error"> & {
    readonly bookingId: string;
    readonly eventId: string | null;
    readonly at: string;
    readonly giveUpAt: string;
  },
  object
>((db, place) =>
  db
    .insertInto("messages")
    .values({
      id: place("id"),
      kind: place("kind"),
      booking_id: place("bookingId"),
      event_id: place("eventId"),
      state: place("state"),
      attempts: 0,
      created_at: place("at"),
      next_at: place("at"),
      claimed_until: null,
      give_up_at: place("giveUpAt"),
      sent_at: null,
      error: place("error"),
    })
    .onConflict((conflict) => conflict.column("id").doNothing()),
);

/** Writes down what a booking owes, in the transaction of what brought it about. What is owed already stays as it is. */
export async function owe(db: Kysely<Database>, owed: readonly Owed[]): Promise<void> {
  for (const one of owed)
    await insertMessage(db, {
      ...one,
      id: idOf(one),
      eventId: one.eventId ?? null,
      state: one.withheld === undefined ? "waiting" : "withheld",
      error: one.withheld ?? null,
      giveUpAt: giveUpAt(one.at),
    });
}
