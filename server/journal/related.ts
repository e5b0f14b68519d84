import { type Kysely, type RawBuilder, sql } from "kysely";
import { dayMs } from "#domain/dates.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const relatedWindowMs = 30 * dayMs;
/** Shorter phone numbers match nothing, because unrelated bookings would share them. */
export const minDigits = 7;

export interface Contact {
  readonly phone_digits: string;
  readonly other_phone_digits: string;
  readonly folded_email: string;
}

export const phoneColumns = ["phone_digits", "other_phone_digits"] as const;

export const phonesOf = (contact: Contact): string[] =>
  phoneColumns.map((column) => contact[column]).filter((phone) => phone.length >= minDigits);

type Person = Contact & { readonly created_at: string };

export function isRelated(one: Person, other: Person): boolean {
  const apartMs = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  const hasSamePhone = phonesOf(one).some((phone) => phonesOf(other).includes(phone));
  const hasSameEmail = one.folded_email === other.folded_email && one.folded_email !== "";
  return apartMs <= relatedWindowMs && (hasSamePhone || hasSameEmail);
}

/** Lookups in indexes, since "phone or email" in one condition reads the whole table. */
export function earlierBooking(db: Kysely<Database>): RawBuilder<string | null> {
  const newestBy = (own: keyof Contact, other: keyof Contact, minLength: number) =>
    sql`(select seq from bookings as same where same.${sql.ref(other)} = bookings.${sql.ref(own)}
      and same.${sql.ref(other)} <> '' and length(bookings.${sql.ref(own)}) >= ${minLength}
      and same.seq < bookings.seq order by seq desc limit 1)`;
  const byPhone = phoneColumns.flatMap((own) =>
    phoneColumns.map((other) => newestBy(own, other, minDigits)),
  );
  const windowStart =
    engineOf(db) === "postgres"
      ? sql`bookings.created_at - interval '720 hours'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', bookings.created_at, '-720 hours')`;
  return sql`(select earlier.id from bookings as earlier
    where earlier.seq in (${sql.join([...byPhone, newestBy("folded_email", "folded_email", 1)])})
    and earlier.created_at >= ${windowStart} order by earlier.seq desc limit 1)`;
}
