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
import { limitsFor } from "#server/limits/table.ts";
import type { Collected } from "./channels.ts";
import { enqueue } from "./enqueue.ts";

const { windowMs: gapMs } = limitsFor({ RATE_LIMIT: false }).attention;

/** This many messages at once, then one in each gap. */
interface Pace {
  readonly key: string;
  readonly atOnce: number;
  readonly gapMs: number;
  /** Whether the message waits for it, or only counts. */
  readonly isKept?: boolean;
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
  const nowMs = Date.parse(now);
  const paces = [
    { key: `told ${receiver}`, atOnce: 3, gapMs },
    ...(await strangersPaces(db, receiver, message)),
  ];
  const spent = [];
  for (const pace of paces) spent.push(await readPace(db, pace, now));
  const kept = spent.filter(({ isKept = true }) => isKept);
  const dueMs = Math.max(nowMs, ...kept.map((one) => one.freeMs - (one.atOnce - 1) * one.gapMs));
  const dueAt = new Date(dueMs).toISOString();
  const next = await findNext(db, deviceId);
  const isComing = next !== undefined && next.next_at <= dueAt;
  for (const { key, freeMs, gapMs: ofPace } of isComing ? [] : spent)
    await db
      .updateTable("allowance_counts")
      .set({ until: new Date(Math.max(freeMs, nowMs) + ofPace + dayMs).toISOString() })
      .where("key", "=", key)
      .execute();
  if (!next && dueMs === nowMs) return false;
  const only = deviceId === null ? "mail" : "push";
  const collected = { kind: "collected", id: `collected.${id}`, text: "", at: now } as const;
  const [into = ""] = next
    ? [next.id]
    : await enqueue(db, [{ ...collected, only, deviceId, dueAt }]);
  if (next && !isComing)
    await db.updateTable("messages").set({ next_at: dueAt }).where("id", "=", into).execute();
  await db.updateTable("messages").set({ text: into }).where("id", "=", id).execute();
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

/** Adds from when on as many may leave at once again. Locks the row until the transaction ends. */
async function readPace(db: Kysely<Database>, pace: Pace, now: string) {
  const key = digestOf(pace.key);
  const { until } = await db
    .insertInto("allowance_counts")
    .values({ key, count: 0, until: isoAfter(now, dayMs) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ ref }) => ({ count: ref("excluded.count") })),
    )
    .returning("until")
    .executeTakeFirstOrThrow();
  // Nobody waits longer than a gap, also when a clock was set back, or the next message left earlier than planned.
  const latestMs = Date.parse(now) + pace.atOnce * pace.gapMs;
  return { ...pace, key, freeMs: Math.min(Date.parse(until) - dayMs, latestMs) };
}

/**
 * What strangers at one provider start: forty messages a day, of which up to eight are reminders to call them. The first
 * booking of an address waits for other first ones there only, and nobody elsewhere waits.
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
  const ofAddress = { key: `${kind} ${receiver} ${steps[0]}`, windowMs: dayMs, most: 1 };
  const [nth] = await count(db, [ofAddress], now);
  const isFirst = kind === "lead" && nth === 1;
  const whose = `${receiver} ${steps.at(-1)}`;
  const all = { key: `all ${whose}`, atOnce: 24, gapMs: 3 * hourMs, isKept: !isFirst };
  if (!isFirst) return [all];
  return [
    all,
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
    .select(["messages.kind", "first_name", "zip_code", "network", "to_status"])
    .select("messages.booking_id as bookingId")
    .select("messages.created_at as createdAt")
    .where("messages.text", "=", into)
    // Exactly the condition of the index messages_unsent.
    .where(sql<boolean>`messages.state <> 'sent'`)
    .where("bookings.status", "!=", "spam")
    .orderBy("messages.created_at")
    .execute();
  // Networks are forgotten after two days, those of earlier bookings.
  const firsts = new Map(found.toReversed().map((one) => [one.network ?? one.bookingId, one]));
  const isTop = (one: (typeof found)[number]) => firsts.get(one.network ?? one.bookingId) === one;
  return [...found.filter(isTop), ...found.filter((one) => !isTop(one))].map((one) => ({
    ...{ kind: one.kind, firstName: one.first_name, zipCode: one.zip_code },
    ...{ isCanceled: one.to_status === "declined", createdAt: one.createdAt },
  }));
}
