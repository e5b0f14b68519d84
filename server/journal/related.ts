import { type Kysely, type RawBuilder, sql } from "kysely";
import { dayMs } from "#domain/dates.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const relatedWindowMs = 30 * dayMs;
/** Shorter phone numbers match nothing, because unrelated bookings would share them. */
export const minDigits = 7;

interface Person {
  readonly phone_key: string;
  readonly email_key: string;
  readonly created_at: string;
}

export function isRelated(one: Person, other: Person): boolean {
  const apartMs = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  const hasSamePhone = one.phone_key === other.phone_key && one.phone_key.length >= minDigits;
  const hasSameEmail = one.email_key === other.email_key && one.email_key !== "";
  return apartMs <= relatedWindowMs && (hasSamePhone || hasSameEmail);
}

/** Two lookups in two indexes, since "phone or email" in one condition reads the whole table. */
export function earlierBooking(db: Kysely<Database>): RawBuilder<string | null> {
  const newestBy = (key: "phone_key" | "email_key", minLength: number) =>
    sql`(select seq from bookings as same where same.${sql.ref(key)} = bookings.${sql.ref(key)}
      and length(bookings.${sql.ref(key)}) >= ${minLength} and same.seq < bookings.seq
      order by seq desc limit 1)`;
  const windowStart =
    engineOf(db) === "postgres"
      ? sql`bookings.created_at - interval '720 hours'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', bookings.created_at, '-720 hours')`;
  return sql`(select earlier.id from bookings as earlier
    where earlier.seq in (${newestBy("phone_key", minDigits)}, ${newestBy("email_key", 1)})
    and earlier.created_at >= ${windowStart} order by earlier.seq desc limit 1)`;
}
