import { type Kysely, sql } from "kysely";
import { otherActors } from "#domain/actors.ts";
import { dayMs, hourMs, isoAfter } from "#domain/dates.ts";
import type { Kind } from "#domain/message-kinds.ts";
import { readRow } from "#server/db/booking-row.ts";
import { digestOf } from "#server/db/digest.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { stepsOf } from "#server/http/client-network.ts";
import { count } from "#server/limits/counts.ts";
import { limitTable } from "#server/limits/table.ts";
import type { Collected } from "./channels.ts";
import { enqueue } from "./enqueue.ts";

const { windowMs: gapMs } = limitTable.attention;

/** This many messages at once, then one in each gap. */
interface Pace {
  readonly key: string;
  readonly atOnce: number;
  readonly gapMs: number;
}

export interface OwnersMessage {
  readonly id: string;
  readonly kind: Kind;
  readonly bookingId: string | null;
  readonly deviceId: string | null;
  readonly now: string;
}

/**
 * Lets a message to the owner go, or puts it into the next one that names what came.
 * @returns whether it was put there
 */
export async function collect(db: Kysely<Database>, message: OwnersMessage): Promise<boolean> {
  const { id, deviceId, now } = message;
  const receiver = deviceId ?? "mail";
  const own = { key: `told ${receiver}`, atOnce: 3, gapMs };
  const paces = [];
  for (const pace of [own, ...(await strangersPaces(db, receiver, message))])
    paces.push(await readPace(db, pace, now));
  const dueAt = [now, ...paces.map(({ dueAt }) => dueAt)].toSorted().at(-1) ?? now;
  const next = await findNext(db, deviceId);
  const isComing = next !== undefined && next.next_at <= dueAt;
  for (const { spend } of isComing ? [] : paces) await spend();
  if (!next && dueAt === now) return false;
  const only = deviceId === null ? "mail" : "push";
  const collected = { kind: "collected", id: `collected.${id}`, text: "", at: now } as const;
  const [into = ""] = next
    ? [next.id]
    : await enqueue(db, [{ ...collected, only, deviceId, dueAt }]);
  const messages = db.updateTable("messages");
  if (!isComing) await messages.set({ next_at: dueAt }).where("id", "=", into).execute();
  await messages.set({ text: into }).where("id", "=", id).execute();
  return true;
}

/** The one that waits for its time: what is being sent has named its own already. */
const findNext = (db: Kysely<Database>, deviceId: string | null) =>
  db
    .selectFrom("messages")
    .select(["id", "next_at"])
    .where("kind", "=", "collected")
    .where("device_id", deviceId === null ? "is" : "=", deviceId)
    .where("state", "=", "waiting")
    .where("claimed_until", "is", null)
    .$if(engineOf(db) === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();

/** When a message may leave by a pace. Locks its row until the transaction ends. */
async function readPace(
  db: Kysely<Database>,
  { key: name, atOnce, gapMs: gap }: Pace,
  now: string,
) {
  const key = digestOf(name);
  const { until } = await db
    .insertInto("allowance_counts")
    .values({ key, count: 0, until: isoAfter(now, dayMs) })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ count: 0 }))
    .returning("until")
    .executeTakeFirstOrThrow();
  // Nobody waits longer than a gap, also when a clock was set back, or the next message left earlier than planned.
  const [freeAt = now] = [isoAfter(until, -dayMs), isoAfter(now, atOnce * gap)].toSorted();
  return {
    dueAt: isoAfter(freeAt, (1 - atOnce) * gap),
    async spend() {
      const spent = isoAfter(freeAt > now ? freeAt : now, gap + dayMs);
      await db
        .updateTable("allowance_counts")
        .set({ until: spent })
        .where("key", "=", key)
        .execute();
    },
  };
}

/**
 * What strangers at one provider start: first bookings of an address wait only for each other, so that a customer there is
 * told soon, and nobody elsewhere waits.
 */
async function strangersPaces(
  db: Kysely<Database>,
  receiver: string,
  { kind, bookingId, now }: OwnersMessage,
): Promise<Pace[]> {
  const booking = bookingId === null ? undefined : await readRow(db, bookingId, "id", "network");
  if (!booking?.network) return [];
  const events = db.selectFrom("booking_events").select("id").where("booking_id", "=", booking.id);
  const ofUsers = await events.where("actor", "not in", otherActors).limit(1).execute();
  // Whom somebody has turned to is no stranger.
  if (ofUsers.length > 0) return [];
  const steps = stepsOf(booking.network);
  const whose = `${receiver} ${steps.at(-1)}`;
  const ofAddress = { key: `leads ${receiver} ${steps[0]}`, windowMs: dayMs, most: 1 };
  const isFirst = kind === "lead" && (await count(db, [ofAddress], now))[0] === 1;
  if (!isFirst) return [{ key: `others ${whose}`, atOnce: 16, gapMs: 3 * hourMs }];
  return [
    { key: `next first ${whose}`, atOnce: 1, gapMs },
    { key: `firsts ${whose}`, atOnce: 24, gapMs: 1.5 * hourMs },
  ];
}

/** What a message names: of each network one first, so that a flood from one hides nobody. */
export async function readCollected(db: Kysely<Database>, into: string): Promise<Collected[]> {
  const found = await db
    .selectFrom("messages")
    .innerJoin("bookings", "bookings.id", "messages.booking_id")
    .leftJoin("booking_events", "booking_events.id", "messages.event_id")
    .select(["messages.kind", "first_name as firstName", "zip_code as zipCode", "to_status"])
    .select("messages.created_at as createdAt")
    .where("messages.text", "=", into)
    // Exactly the condition of the index messages_unsent.
    .where(sql<boolean>`messages.state <> 'sent'`)
    .where("bookings.status", "!=", "spam")
    // Networks are forgotten after two days, those of earlier bookings.
    .orderBy(
      sql`row_number() over (partition by coalesce(network, bookings.id) order by messages.created_at) > 1`,
    )
    .orderBy("messages.created_at")
    .execute();
  return found.map(({ to_status, ...one }) => ({ ...one, isCanceled: to_status === "declined" }));
}
