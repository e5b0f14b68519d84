import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import { capacityOf, offReason } from "#domain/route-plan.ts";
import { type Slot, visitDayWords, visitKinds } from "#domain/visits.ts";
import { conflict, preceded, type Rejection } from "#server/bookings/change.ts";
import { readHistory } from "#server/bookings/history.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { readPlan } from "./route-plan.ts";

/** Any number, but the same one in every instance. */
const dayLocks = 480_555;

/**
 * Locks a day until the transaction ends, so that its last place is taken once. SQLite writes one transaction after the
 * other.
 */
export async function lockDay(db: Kysely<Database>, day: string): Promise<void> {
  if (engineOf(db) !== "postgres") return;
  const number = Number(day.replaceAll("-", ""));
  await sql`select pg_advisory_xact_lock(${dayLocks}::integer, ${number}::integer)`.execute(db);
}

/** The places of a day that other bookings have taken, and those that their visitors hold. */
export async function countPlaces(
  db: Kysely<Database>,
  { bookingId, day }: { readonly bookingId: string; readonly day: string },
): Promise<{ readonly taken: number; readonly held: number }> {
  const rows = await db
    .selectFrom("visits")
    .select(["state", ({ fn }) => fn.countAll().as("places")])
    .where("day", "=", day)
    .where("state", "!=", "cancelled")
    .where("booking_id", "!=", bookingId)
    .groupBy("state")
    .execute();
  const count = (isHeld: boolean) =>
    rows
      .filter(({ state }) => (state === "held") === isHeld)
      .reduce((sum, { places }) => sum + Number(places), 0);
  return { taken: count(false), held: count(true) };
}

/** Why a visit of this booking gets no place on the day. Locks the day. */
export async function refusePlace(
  db: Kysely<Database>,
  { bookingId, day, override }: { bookingId: string; day: string; override: boolean },
): Promise<Rejection | undefined> {
  await lockDay(db, day);
  if (override) return undefined;
  const plan = await readPlan(db);
  const noPlace = (reason: string): Rejection => ({ rejected: "no-place", reason });
  const off = offReason(plan, day);
  if (off !== null) return noPlace(`${visitDayWords(day)} is off: ${off}.`);
  const capacity = capacityOf(plan, day);
  if (capacity === 0) return noPlace(`${visitDayWords(day)} has no places.`);
  // Days that visitors hold are free for the owner. @see releaseHolds
  const { taken } = await countPlaces(db, { bookingId, day });
  if (taken < capacity) return undefined;
  return noPlace(`${visitDayWords(day)} is full: ${taken} of ${capacity} places are taken.`);
}

interface NewState extends Slot {
  readonly bookingId: string;
  readonly state: Visit["state"];
  readonly at: string;
  /** Null while it has no outcome. */
  readonly outcomeAt: string | null;
  /** Only for held days; if left out, the value stays. */
  readonly heldUntil?: string | null;
  /** The event that mails are about, if the day changes or the visit is cancelled. */
  readonly eventId?: string | undefined;
}

/** Adds a visit to a booking that has none. */
export async function addVisit(
  db: Kysely<Database>,
  visit: NewState & { readonly eventId: string },
): Promise<void> {
  const { bookingId, day, starts, ends, state, at, eventId, heldUntil = null } = visit;
  await db
    .insertInto("visits")
    .values({
      booking_id: bookingId,
      uid: randomUUIDv7(),
      ...{ day, starts, ends },
      state,
      sequence: 0,
      event_id: eventId,
      held_until: heldUntil,
      created_at: at,
      changed_at: at,
      outcome_at: null,
    })
    .execute();
}

/** Changes a visit: its UID stays, its sequence grows. */
export async function changeVisit(db: Kysely<Database>, visit: NewState): Promise<void> {
  const { bookingId, day, starts, ends, state, at, outcomeAt, eventId, heldUntil } = visit;
  await db
    .updateTable("visits")
    .set(({ eb }) => ({
      ...{ day, starts, ends, state },
      sequence: eb("sequence", "+", 1),
      changed_at: at,
      outcome_at: outcomeAt,
      ...(eventId !== undefined && { event_id: eventId }),
      ...(heldUntil !== undefined && { held_until: heldUntil }),
    }))
    .where("booking_id", "=", bookingId)
    .execute();
}

/** What happened to the visit since the caller saw it. */
export async function changedSince(db: Kysely<Database>, bookingId: string): Promise<Rejection> {
  const last = (await readHistory(db, bookingId)).findLast(({ kind }) => visitKinds.has(kind));
  return last ? preceded(last) : conflict("No visit is scheduled.");
}
