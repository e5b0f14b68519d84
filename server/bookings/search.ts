import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { BookingStatus } from "#domain/booking-status.ts";
import type { Database } from "#server/db/schema.ts";
import { selectBookings } from "./read-booking.ts";
import { mark } from "./search-index.ts";

export interface SearchFilter {
  /** Words of letters and digits only. @see searchTerms */
  readonly terms: readonly string[];
  readonly statuses: readonly BookingStatus[] | undefined;
  readonly area: string | undefined;
  readonly plan: string | undefined;
}

/** SQLite's index holds the beginnings of words up to this length. */
const maxPrefixLength = 6;
const prefix = (term: string) => [...term].slice(0, maxPrefixLength).join("");

/**
 * A search on SQLite. The filter is part of the match, so that only bookings of the page are read. Longer beginnings
 * than the index holds are compared afterward: gathering them from all words takes 100 ms for a city.
 */
export function matchOnSqlite(
  db: Kysely<Database>,
  { terms, area, plan, statuses }: SearchFilter,
  { isNewestFirst, after }: { readonly isNewestFirst: boolean; readonly after: string | undefined },
) {
  const match = [
    ...terms.map((term) => `"${prefix(term)}"*`),
    ...(area === undefined ? [] : [mark("area", area)]),
    ...(plan === undefined ? [] : [mark("plan", plan)]),
    ...(statuses ? [`(${statuses.map((status) => mark("status", status)).join(" OR ")})`] : []),
  ].join(" AND ");
  let query = selectBookings(db)
    .innerJoin(sql<{ rowid: number }>`booking_search`.as("found"), "found.rowid", "bookings.seq")
    .where(sql<boolean>`found.booking_search match ${match}`)
    .orderBy("found.rowid", isNewestFirst ? "desc" : "asc");
  for (const term of terms.filter((term) => prefix(term) !== term))
    query = query.where(sql<boolean>`instr(' ' || bookings.words, ${` ${term}`}) > 0`);
  // Numbers are bound as floating point, and with these SQLite would read the index from its end.
  const place = sql<number>`cast(${after} as integer)`;
  return after === undefined ? query : query.where("found.rowid", isNewestFirst ? "<" : ">", place);
}

export function passesFilter({ statuses, area, plan }: SearchFilter): Expression<SqlBool> {
  const conditions = [sql`joined_into is null`];
  if (statuses) conditions.push(sql`status in (${sql.join(statuses)})`);
  if (area !== undefined) conditions.push(sql`area = ${area}`);
  if (plan !== undefined) conditions.push(sql`service_type = ${plan}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

export function matchOnPostgres({ terms }: SearchFilter): Expression<SqlBool> {
  const query = terms.map((term) => `'${term}':*`).join(" & ");
  return sql<SqlBool>`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`;
}
