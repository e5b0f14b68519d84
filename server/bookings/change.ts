import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingDetail, BookingEvent } from "#domain/api/bookings.ts";
import { statusWords } from "#domain/booking/status.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { followUpOf } from "#domain/history/follow-up.ts";
import { writeRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { bytesOf } from "#server/limits/admit-bookings.ts";
import { spend } from "#server/limits/counts.ts";
import { limitTable } from "#server/limits/table.ts";
import { readHistory } from "./history.ts";
import { readBooking } from "./read-booking.ts";

/** Why a change was not made. Nothing was written. */
export interface Rejection {
  readonly rejected:
    | "not-found"
    | "conflict"
    | "invalid"
    | "key-reused"
    | "no-place"
    | "rate-limited";
  readonly reason: string;
  readonly actor?: string;
}

export type ChangeResult = { readonly detail: BookingDetail } | Rejection;

export interface ChangeRequest {
  readonly bookingId: string;
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** A UUID that makes a retry store nothing more. */
  readonly key?: string | undefined;
  /** Where a visitor pressed. @see stepsOf */
  readonly network?: string | null;
}

export interface Change extends ChangeRequest {
  /** The id of the event. */
  readonly key: string;
  readonly partOf?: string | null;
}

/** For a further event of the same press. */
export const withinPress = <Given extends Change>(change: Given) => ({
  ...change,
  key: randomUUIDv7(),
  partOf: change.key,
});

export const notFound: Rejection = { rejected: "not-found", reason: "There is no such booking." };
export const invalid = (reason: string): Rejection => ({ rejected: "invalid", reason });
export const conflict = (reason: string): Rejection => ({ rejected: "conflict", reason });
/** Somebody else's event came first: "Riley marked it “Reached” on Friday, 9:41 AM." */
export const preceded = (event: BookingEvent): Rejection => ({
  ...conflict(`${eventWords(event)} on ${formatDayAndTime(new Date(event.at))}.`),
  actor: event.actor,
});
/** Rejects a change with the last event that matches, or with the reason if none does. */
export async function precededBy(
  db: Kysely<Database>,
  bookingId: string,
  isWanted: (event: BookingEvent) => boolean,
  reason: string,
): Promise<Rejection> {
  const last = (await readHistory(db, bookingId)).findLast(isWanted);
  return last ? preceded(last) : conflict(reason);
}
export const statusPreceded = (db: Kysely<Database>, { id, status }: LockedBooking) =>
  precededBy(db, id, ({ to }) => to !== null, `It is “${statusWords[status]}”.`);
export const mergedAlready = conflict(
  "This booking was merged into another. Please open that one.",
);
const tooManyChanges: Rejection = {
  rejected: "rate-limited",
  reason: "Too many changes were made to this booking today.",
};
const erased = conflict("The personal data of this booking is erased.");
const keyReused: Rejection = {
  rejected: "key-reused",
  reason: "This key belongs to another change. Please reload the page and try again.",
};

export type LockedBooking =
  Awaited<ReturnType<typeof lockBookings>> extends Map<string, infer Row> ? Row : never;

/** Defines a change to one booking, which is locked meanwhile. A retry with the same key gets the booking as it is. */
export function defineChange<Input = unknown>({
  name,
  allows = [],
  alsoLocks,
  run,
}: {
  readonly name: string;
  readonly allows?: readonly ("merged" | "erased")[];
  alsoLocks?(db: Kysely<Database>, change: Change & Input): Promise<readonly string[]>;
  run(
    db: Kysely<Database>,
    change: Change & Input,
    booking: LockedBooking,
    locked: ReadonlyMap<string, LockedBooking>,
  ): Promise<Rejection | undefined>;
}) {
  return defineCommand({
    name,
    kind: "write",
    changes: true,
    async run(db, request: ChangeRequest & Input): Promise<ChangeResult> {
      const change = { ...request, key: request.key ?? randomUUIDv7() };
      const { bookingId } = change;
      const others = (await alsoLocks?.(db, change)) ?? [];
      const locked = await lockBookings(db, [bookingId, ...others]);
      const booking = locked.get(bookingId);
      if (!booking) return notFound;
      const stored = await storedUnder(db, change.key);
      if (stored) {
        if (stored.booking_id !== bookingId || stored.actor !== change.actor) return keyReused;
      } else {
        if (booking.merged_into !== null && !allows.includes("merged")) return mergedAlready;
        if (booking.erased_at !== null && !allows.includes("erased")) return erased;
        if (!(await admitPress(db, change))) return tooManyChanges;
        const rejection = await run(db, change, booking, locked);
        if (rejection) return rejection;
        await deriveFollowUps(db, [...locked.keys()]);
      }
      const detail = await readBooking.run(db, { id: bookingId });
      return detail ? { detail } : notFound;
    },
  });
}

/** An event with its indexes and messages takes about this much, beside three times what was sent. */
const bytesOfPress = 1000;

/** Counts a visitor's change; users have no limit. */
async function admitPress(db: Kysely<Database>, change: Change): Promise<boolean> {
  const { bookingId, actor, at, network = null } = change;
  if (actor !== "visitor") return true;
  const { own: most, windowMs } = limitTable.presses;
  const presses = { key: `presses ${bookingId}`, most, windowMs };
  const bytes = bytesOfPress + 3 * JSON.stringify(change).length;
  const written = network === null ? [] : bytesOf({ network, bytes });
  return (await spend(db, [presses, ...written], at)) === undefined;
}

/** Locks bookings until the transaction ends, always in the same order. SQLite writes one transaction after the other. */
export async function lockBookings(db: Kysely<Database>, ids: readonly string[]) {
  const query = db
    .selectFrom("bookings")
    .select(["id", "status", "created_at", "contact_seconds", "service_type"])
    .select(["phone_digits", "folded_email", "merged_into", "erased_at"])
    .where("id", "in", ids)
    .orderBy("id");
  const rows = await (engineOf(db) === "postgres" ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const storedUnder = (db: Kysely<Database>, key: string) =>
  db
    .selectFrom("booking_events")
    .select(["booking_id", "actor"])
    .where("id", "=", key)
    .executeTakeFirst();

/** Reading the history again after each change keeps this true through every undo and merge. */
async function deriveFollowUps(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { followUpAt, chosenPlan } = followUpOf(await readHistory(db, id));
    await writeRow(db, id, { follow_up_at: followUpAt, chosen_plan: chosenPlan });
  }
}
