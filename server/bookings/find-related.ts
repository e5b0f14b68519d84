import type { Kysely } from "kysely";
import type { Booking } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { leastDigits, sameWindowMs } from "./find-earlier.ts";
import { type PlacedBooking, selectBookings, withoutSeq } from "./select-bookings.ts";

const most = 20;

/** What tells whose booking it is. */
export interface Identity {
  readonly id: string;
  readonly created_at: string;
  readonly phone_key: string;
  readonly email_key: string;
  readonly joined_into: string | null;
}

/** True when both are of one person: the same phone or e-mail, at most 30 days apart. */
export function isRelated(one: Identity, other: Identity): boolean {
  const apart = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  const samePhone = one.phone_key === other.phone_key && one.phone_key.length >= leastDigits;
  const sameEmail = one.email_key === other.email_key && one.email_key !== "";
  return apart <= sameWindowMs && (samePhone || sameEmail);
}

/** Other bookings of that person, those joined into this one, and the one it was joined into; newest first. */
export async function findRelated(db: Kysely<Database>, booking: Identity): Promise<Booking[]> {
  const { id, phone_key: phone, email_key: email, joined_into: joinedInto } = booking;
  const at = Date.parse(booking.created_at);
  const query = selectBookings(db)
    .where("bookings.id", "!=", id)
    .orderBy("seq", "desc")
    .limit(most);
  const near = query
    .where("bookings.created_at", ">=", new Date(at - sameWindowMs).toISOString())
    .where("bookings.created_at", "<=", new Date(at + sameWindowMs).toISOString());
  // One index each: put together by "or", the engines would read far more.
  const found: PlacedBooking[] = await query.where("joined_into", "=", id).execute();
  if (joinedInto !== null)
    found.push(...(await query.where("bookings.id", "=", joinedInto).execute()));
  if (phone.length >= leastDigits)
    found.push(...(await near.where("phone_key", "=", phone).execute()));
  if (email !== "") found.push(...(await near.where("email_key", "=", email).execute()));
  const unique = new Map(found.map((one) => [one.id, one]));
  return [...unique.values()]
    .sort((one, other) => other.seq - one.seq)
    .slice(0, most)
    .map(withoutSeq);
}
