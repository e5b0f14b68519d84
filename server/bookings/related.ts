import { type Kysely, type RawBuilder, sql } from "kysely";
import { dayMs } from "#domain/dates.ts";
import { minDigits } from "#domain/typed/phones.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const relatedWindowMs = 30 * dayMs;

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
export function nearestBooking(
  db: Kysely<Database>,
  which: "earlier" | "later",
): RawBuilder<string | null> {
  const isEarlier = which === "earlier";
  const [before, order] = isEarlier ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const nearestBy = (own: keyof Contact, other: keyof Contact, minLength: number) =>
    sql`(select seq from bookings as same where same.${sql.ref(other)} = bookings.${sql.ref(own)}
      and same.${sql.ref(other)} <> '' and length(bookings.${sql.ref(own)}) >= ${minLength}
      and same.seq ${before} bookings.seq order by seq ${order} limit 1)`;
  const byPhone = phoneColumns.flatMap((own) =>
    phoneColumns.map((other) => nearestBy(own, other, minDigits)),
  );
  const windowEnd =
    engineOf(db) === "postgres"
      ? sql`bookings.created_at + ${isEarlier ? -720 : 720} * interval '1 hour'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', bookings.created_at, ${isEarlier ? "-720 hours" : "+720 hours"})`;
  return sql`(select near.id from bookings as near
    where near.seq in (${sql.join([...byPhone, nearestBy("folded_email", "folded_email", 1)])})
    and near.created_at ${isEarlier ? sql`>=` : sql`<=`} ${windowEnd}
    order by near.seq ${order} limit 1)`;
}
