import { type Kysely, sql } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import { hourMs } from "#domain/dates.ts";
import { insertRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const retryForMs = 48 * hourMs;

export const giveUpAt = (enqueuedAt: string): string =>
  new Date(Date.parse(enqueuedAt) + retryForMs).toISOString();

export interface NewMessage {
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

/**
 * Enqueues messages in the transaction of what caused them. Those already in the outbox stay as they are. Mails have one
 * id for each kind of a booking, and notifications one for each device.
 * @returns the ids
 */
export async function enqueue(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
): Promise<string[]> {
  const hasOwners = messages.some(({ kind }) => forOwner.has(kind));
  const devices = hasOwners
    ? await db.selectFrom("push_devices").select("id").where("gone_at", "is", null).execute()
    : [];
  const rows = messages.flatMap((message) => {
    const { kind, bookingId, eventId, only, text, withheld, at } = message;
    const id = message.id ?? `${eventId ?? bookingId}.${kind}`;
    const row = (deviceId: string | null) => ({
      ...{ id: deviceId === null ? id : `${id}.${deviceId}`, kind, device_id: deviceId },
      ...{ booking_id: bookingId ?? null, event_id: eventId ?? null, text: text ?? null },
      state: withheld === undefined ? ("waiting" as const) : ("withheld" as const),
      ...{ error: withheld ?? null, attempts: 0 },
      ...{ created_at: at, next_at: at, give_up_at: giveUpAt(at) },
    });
    const onDevices = forOwner.has(kind) && only !== "mail" ? devices : [];
    return [...(only === "push" ? [] : [row(null)]), ...onDevices.map((device) => row(device.id))];
  });
  await insertRows(db, "messages", rows, sql`on conflict (id) do nothing`);
  return rows.map(({ id }) => id);
}
