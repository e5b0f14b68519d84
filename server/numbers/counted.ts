import { type Kysely, sql } from "kysely";
import { business } from "#content/business.ts";
import { phoenixOffset } from "#domain/phoenix.ts";
import type { Database } from "#server/db/schema.ts";

/** Days of Phoenix, "2026-11-20", both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Within so many seconds of the booking a first contact keeps the promise. */
export const promiseSeconds = business.replyWithinHours * 3600;

/** What booked at this moment or before has waited too long. */
export const waitedTooLong = (now: string): string =>
  new Date(Date.parse(now) - promiseSeconds * 1000).toISOString();

/** The moment at which a day begins in Phoenix, as ISO 8601 in UTC. */
const beginning = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - phoenixOffset).toISOString();

/** The bookings of some days that count: no spam, none that was joined. The index bookings_by_day holds all of it. */
export const counted = (db: Kysely<Database>, { from, to }: Days) =>
  db
    .selectFrom("bookings")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("status", "<>", "spam")
    .where("joined_into", "is", null);

/** The bookings that wait for a call, from the small index bookings_waiting: its condition stands here word for word. */
export const waiting = (db: Kysely<Database>) =>
  db.selectFrom("bookings").where(sql<boolean>`status = 'pending' and joined_into is null`);

/** The bookings set aside as spam, from the small index bookings_set_aside: its condition, word for word. */
export const setAside = (db: Kysely<Database>) =>
  db.selectFrom("bookings").where(sql<boolean>`status = 'spam' and joined_into is null`);

/** The waiting ones of some days whose time has run out without any contact. */
export const forgotten = (db: Kysely<Database>, { from, to }: Days, now: string) =>
  waiting(db)
    .where("created_at", ">=", beginning(from))
    .where("created_at", "<=", waitedTooLong(now))
    .where("day", "<=", to)
    .where("contact_seconds", "is", null);
