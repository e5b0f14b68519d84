import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";
import { owe } from "#server/mail/owe.ts";

export interface NewEvent extends Pick<BookingEvent, "kind" | "at" | "actor"> {
  readonly bookingId: string;
  readonly page?: BookingEvent["page"];
  readonly from?: BookingEvent["from"];
  readonly to?: BookingEvent["to"];
  readonly text?: BookingEvent["text"];
  readonly undoes?: BookingEvent["undoes"];
  /** True when the event is told to the business's other tools. */
  readonly webhook: boolean;
  /** Its id; made here unless the caller made one. */
  readonly key?: string | undefined;
}

const insertEvent = compiled<
  Required<Omit<NewEvent, "key" | "webhook">> & { readonly id: string },
  object
>((db, place) =>
  db.insertInto("booking_events").values({
    id: place("id"),
    booking_id: place("bookingId"),
    kind: place("kind"),
    at: place("at"),
    actor: place("actor"),
    page: place("page"),
    from_status: place("from"),
    to_status: place("to"),
    text: place("text"),
    undoes: place("undoes"),
  }),
);

/** Writes a line of a booking's history, in the transaction of what happened. @returns the event's id */
export async function addEvent(
  db: Kysely<Database>,
  { webhook, key, ...event }: NewEvent,
): Promise<string> {
  // In the order of time, so that the index of all events grows at its end.
  const id = key ?? randomUUIDv7();
  const blank = { page: null, from: null, to: null, text: null, undoes: null };
  await insertEvent(db, { ...blank, ...event, id });
  if (webhook)
    await owe(db, [{ kind: "webhook", bookingId: event.bookingId, eventId: id, at: event.at }]);
  return id;
}
