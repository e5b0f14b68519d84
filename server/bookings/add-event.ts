import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
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
}

/** Writes a line of a booking's history, in the transaction of what happened. @returns the event's id */
export async function addEvent(db: Kysely<Database>, event: NewEvent): Promise<string> {
  const { id } = await db
    .insertInto("booking_events")
    .values({
      booking_id: event.bookingId,
      kind: event.kind,
      at: event.at,
      actor: event.actor,
      page: event.page ?? null,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      text: event.text ?? null,
      undoes: event.undoes ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (event.webhook)
    await owe(db, [{ kind: "webhook", bookingId: event.bookingId, eventId: id, at: event.at }]);
  return id;
}
