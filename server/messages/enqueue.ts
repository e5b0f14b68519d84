import { type Kysely, sql } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import { hourMs } from "#domain/dates.ts";
import { jsonRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const retryForMs = 48 * hourMs;

export const giveUpAt = (enqueuedAt: string): string =>
  new Date(Date.parse(enqueuedAt) + retryForMs).toISOString();

interface NewMessage {
  readonly kind: Message["kind"];
  readonly at: string;
  readonly bookingId?: string;
  readonly eventId?: string;
  /** Its id, where it is not the only one of its kind about the booking or event. */
  readonly id?: string;
  /** What a digest or an alarm says. */
  readonly text?: string;
  /** Why it must not be sent, for the owner to see. */
  readonly withheld?: string | undefined;
  /** The one channel to the owner that it takes. */
  readonly only?: "mail" | "push";
}

/** These reach the owner by mail and on every device. */
const forOwner: ReadonlySet<Message["kind"]> = new Set([
  "lead",
  "reminder",
  "overdue",
  "digest",
  "alarm",
  "visitor-news",
]);

/** A mail, or the same as a notification for a device. */
interface Row {
  readonly id: string;
  readonly deviceId: string | null;
  readonly message: NewMessage;
}

/** The messages of all channels. Mails have one id for each kind of a booking, and notifications one for each device. */
async function rowsOf(db: Kysely<Database>, messages: readonly NewMessage[]): Promise<Row[]> {
  const hasOwners = messages.some(({ kind }) => forOwner.has(kind));
  const devices = hasOwners
    ? await db.selectFrom("push_devices").select("id").where("gone_at", "is", null).execute()
    : [];
  return messages.flatMap((message) => {
    const { kind, bookingId, eventId, only } = message;
    const id = message.id ?? `${eventId ?? bookingId}.${kind}`;
    const mail = only === "push" ? [] : [{ id, deviceId: null, message }];
    if (!forOwner.has(kind) || only === "mail") return mail;
    return [
      ...mail,
      ...devices.map((device) => ({ id: `${id}.${device.id}`, deviceId: device.id, message })),
    ];
  });
}

async function insertRows(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const table = jsonRows(
    db,
    {
      id: "text",
      kind: "text",
      booking_id: "text",
      device_id: "text",
      text: "text",
      event_id: "text",
      state: "text",
      at: "timestamptz",
      give_up_at: "timestamptz",
      error: "text",
    },
    rows.map(({ id, deviceId, message }) => ({
      id,
      kind: message.kind,
      booking_id: message.bookingId ?? null,
      device_id: deviceId,
      text: message.text ?? null,
      event_id: message.eventId ?? null,
      state: message.withheld === undefined ? "waiting" : "withheld",
      at: message.at,
      give_up_at: giveUpAt(message.at),
      error: message.withheld ?? null,
    })),
  );
  // Without "where", SQLite would read "on conflict" as part of a join. @see https://sqlite.org/lang_upsert.html
  await sql`
    insert into messages (id, kind, booking_id, device_id, text, event_id, state, attempts, created_at, next_at, give_up_at, error)
    select id, kind, booking_id, device_id, text, event_id, state, 0, at, at, give_up_at, error from ${table} as rows
    where true order by ordinal
    on conflict (id) do nothing`.execute(db);
}

/** Enqueues messages in the transaction of what caused them. Those already in the outbox stay as they are. */
export async function enqueue(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
): Promise<void> {
  if (messages.length > 0) await insertRows(db, await rowsOf(db, messages));
}

/** Enqueues messages, also those that were dropped before. Sent and failed ones stay as they are. */
export async function enqueueAgain(
  db: Kysely<Database>,
  messages: readonly Omit<NewMessage, "at">[],
  at: string,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = await rowsOf(
    db,
    messages.map((message) => ({ ...message, at })),
  );
  await insertRows(db, rows);
  await db
    .updateTable("messages")
    .set({ state: "waiting", next_at: at, give_up_at: giveUpAt(at), claimed_until: null })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("state", "=", "dropped")
    .execute();
}

/** Drops messages about a booking that should no longer be sent, or no longer be shown as failed. */
export async function dropMessages(
  db: Kysely<Database>,
  {
    bookingId,
    kinds,
    states,
  }: {
    readonly bookingId: string;
    readonly kinds: readonly Message["kind"][];
    readonly states: readonly Message["state"][];
  },
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ state: "dropped", claimed_until: null, error: null })
    .where("booking_id", "=", bookingId)
    .where("kind", "in", kinds)
    .where("state", "in", states)
    .execute();
}
