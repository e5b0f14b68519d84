import type { Kysely } from "kysely";
import { nextDaytimeMoment } from "#domain/business-clock/office.ts";
import { isSentBy, type Kind, messageKinds } from "#domain/message-kinds.ts";
import type { Database } from "#server/db/schema.ts";

/** The moment itself; at night the morning, for what nobody asked for. */
export const leavesFrom = (kind: Kind, moment: string): string =>
  messageKinds[kind].leavesAtNight ? moment : nextDaytimeMoment(new Date(moment)).toISOString();

export interface NewMessage {
  readonly kind: Kind;
  readonly at: string;
  readonly bookingId?: string;
  readonly eventId?: string;
  /** Needed if another message of its kind is about the same booking or event. */
  readonly id?: string;
  readonly text?: string;
  /** Why it must not be sent; the owner sees it. */
  readonly withheld?: string | undefined;
  readonly only?: "mail" | "push";
  /** The only device that is notified. */
  readonly deviceId?: string | null;
  /** When it is sent; at once without it. */
  readonly dueAt?: string;
}

/** SQLite takes 32,766 parameters in a statement, and a batch of bookings notifies every device. */
const maxRows = 1000;

/**
 * Messages already in the outbox stay as they are; with "again", dropped ones wait once more, with all their attempts.
 * @returns the ids, with one for each notified device
 */
export async function enqueue(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  ifDropped: "leave" | "again" = "leave",
): Promise<string[]> {
  const hasPushed = messages.some(({ kind }) => isSentBy("push", kind));
  const devices = hasPushed ? await db.selectFrom("push_devices").select("id").execute() : [];
  const rows = messages.flatMap((message) => {
    const { kind, bookingId, eventId, only, text, withheld, at, dueAt = at } = message;
    const id = message.id ?? `${eventId ?? bookingId}.${kind}`;
    const row = (deviceId: string | null) => ({
      id: deviceId === null ? id : `${id}.${deviceId}`,
      kind,
      device_id: deviceId,
      booking_id: bookingId ?? null,
      event_id: eventId ?? null,
      text: text ?? null,
      state: withheld === undefined ? ("waiting" as const) : ("withheld" as const),
      error: withheld ?? null,
      attempts: 0,
      created_at: at,
      next_at: leavesFrom(kind, dueAt),
    });
    const isNotified = isSentBy("push", kind) && only !== "mail";
    const onDevices = devices.filter(
      ({ id: one }) => isNotified && one === (message.deviceId ?? one),
    );
    return [...(only === "push" ? [] : [row(null)]), ...onDevices.map((device) => row(device.id))];
  });
  for (let from = 0; from < rows.length; from += maxRows)
    await db
      .insertInto("messages")
      .values(rows.slice(from, from + maxRows))
      .onConflict((conflict) => {
        const known = conflict.column("id");
        if (ifDropped === "leave") return known.doNothing();
        return known
          .doUpdateSet(({ ref }) => ({
            state: "waiting",
            claimed_until: null,
            attempts: 0,
            next_at: ref("excluded.next_at"),
          }))
          .where("messages.state", "=", "dropped");
      })
      .execute();
  return rows.map(({ id }) => id);
}

/** Drops all messages, or those that the caller chooses. An attempt that is under way is not stopped. */
export const dropMessages = (db: Kysely<Database>) =>
  db.updateTable("messages").set({ state: "dropped", claimed_until: null, error: null });
