import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { jsonRows } from "#server/db/json-rows.ts";
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

/** Writes lines of bookings' histories, in the transaction of what happened. @returns the events' ids */
export async function addEvents(
  db: Kysely<Database>,
  events: readonly NewEvent[],
): Promise<string[]> {
  const blank = { page: null, from: null, to: null, text: null, undoes: null };
  // In the order of time, so that the index of all events grows at its end.
  const rows = events.map((event) => ({ ...blank, ...event, id: event.key ?? randomUUIDv7() }));
  const table = jsonRows(
    db,
    {
      id: "text",
      bookingId: "text",
      kind: "text",
      at: "timestamptz",
      actor: "text",
      page: "text",
      from: "text",
      to: "text",
      text: "text",
      undoes: "text",
    },
    rows.map(({ webhook: _, key: __, ...row }) => row),
  ).as("rows");
  await db
    .insertInto("booking_events")
    .columns([
      "id",
      "booking_id",
      "kind",
      "at",
      "actor",
      "page",
      "from_status",
      "to_status",
      "text",
      "undoes",
    ])
    .expression(
      db
        .selectFrom(table)
        .select(["id", "bookingId", "kind", "at", "actor", "page", "from", "to", "text", "undoes"])
        .orderBy("ordinal"),
    )
    .execute();
  await owe(
    db,
    rows
      .filter(({ webhook }) => webhook)
      .map(({ id, bookingId, at }) => ({ kind: "webhook", bookingId, eventId: id, at })),
  );
  return rows.map(({ id }) => id);
}

/** Writes one line of a booking's history. @see addEvents */
export async function addEvent(db: Kysely<Database>, event: NewEvent): Promise<void> {
  await addEvents(db, [event]);
}
