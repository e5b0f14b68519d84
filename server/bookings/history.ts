import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import { enqueue } from "#server/messages/enqueue.ts";

export interface NewEvent
  extends Pick<BookingEvent, "kind" | "at" | "actor">,
    Partial<Pick<BookingEvent, "from" | "to" | "text" | "undoes" | "partOf">> {
  readonly bookingId: string;
  /** Its id, if the caller made one. */
  readonly key?: string | undefined;
}

const webhooksSetting = "webhooks";

/** Says whether events are enqueued as webhooks. Writes only a change, since the disk may be full at the start. */
export const setWebhooks = defineCommand({
  name: "setWebhooks",
  kind: "write",
  async run(db, { areSent }: { readonly areSent: boolean }): Promise<void> {
    const value = String(areSent);
    if ((await readSetting(db, webhooksSetting)) !== value)
      await writeSetting(db, webhooksSetting, value);
  },
});

export async function addEvents(db: Kysely<Database>, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ key = randomUUIDv7(), bookingId, from, to, ...event }) => ({
    id: key,
    booking_id: bookingId,
    kind: event.kind,
    at: event.at,
    actor: event.actor,
    from_status: from ?? null,
    to_status: to ?? null,
    text: event.text ?? null,
    undoes: event.undoes ?? null,
    part_of: event.partOf ?? null,
  }));
  await db.insertInto("booking_events").values(rows).execute();
  if ((await readSetting(db, webhooksSetting)) === "true")
    await enqueue(
      db,
      rows.map(({ id: eventId, booking_id: bookingId, at }) => ({
        kind: "webhook",
        bookingId,
        eventId,
        at,
      })),
    );
}

export const addEvent = (db: Kysely<Database>, event: NewEvent): Promise<void> =>
  addEvents(db, [event]);

export const eventColumns = [
  "id",
  "kind",
  "at",
  "actor",
  "text",
  "undoes",
  "part_of as partOf",
  "from_status as from",
  "to_status as to",
] as const;

/** The order in which events were written. Their times cannot be used, because the machines' clocks differ. */
export const eventOrder = (db: Kysely<Database>) =>
  engineOf(db) === "postgres" ? sql`booking_events.seq` : sql`booking_events.rowid`;

export function readHistory(db: Kysely<Database>, bookingId: string): Promise<BookingEvent[]> {
  return db
    .selectFrom("booking_events")
    .select(eventColumns)
    .where("booking_id", "=", bookingId)
    .orderBy(eventOrder(db))
    .execute();
}

/** The notes of bookings, oldest first. Those that were undone have no text. */
export async function readNotes(db: Kysely<Database>, ids: readonly string[]) {
  const notes = await db
    .selectFrom("booking_events")
    .select(["booking_id as bookingId", "at", "actor", "text"])
    .where("booking_id", "in", ids)
    .where("kind", "=", "note")
    .orderBy("at")
    .execute();
  return notes.flatMap(({ text, ...note }) => (text === null ? [] : [{ ...note, text }]));
}
