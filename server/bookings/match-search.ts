import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { BookingStatus } from "#domain/booking-status.ts";
import type { Database } from "#server/db/schema.ts";
import { selectBookings } from "./select-bookings.ts";

export interface Wanted {
  /** Words of letters and digits only, each found from its beginning. @see searchTerms */
  readonly terms: readonly string[];
  readonly statuses: readonly BookingStatus[] | undefined;
  readonly area: string | undefined;
  readonly plan: string | undefined;
}

export interface Page {
  readonly sort?: "newest" | "oldest";
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The mark of a filter's value in SQLite's index, which no visitor can type. @see createSearch */
const mark = (kind: "area" | "plan" | "status", value: string) =>
  `"·${kind}·${value.replaceAll("-", "·")}"`;

/** SQLite's index holds the beginnings of words, up to so many characters. @see createSearch */
const longestBeginning = 6;
const beginning = (term: string) => [...term].slice(0, longestBeginning).join("");

/**
 * On SQLite the filter is part of the match: the index knows status, area and plan, so that no booking is read that
 * does not belong to the page. It holds no joined ones. A longer beginning than it holds would have to be gathered from
 * all words first, 100 ms for a city: the rest of it is compared with the words of what was found.
 */
export function matchOnSqlite(db: Kysely<Database>, page: Page, wanted: Wanted) {
  const match = [
    ...wanted.terms.map((term) => `"${beginning(term)}"*`),
    ...(wanted.area === undefined ? [] : [mark("area", wanted.area)]),
    ...(wanted.plan === undefined ? [] : [mark("plan", wanted.plan)]),
    ...(wanted.statuses
      ? [`(${wanted.statuses.map((status) => mark("status", status)).join(" OR ")})`]
      : []),
  ].join(" AND ");
  const newest = page.sort !== "oldest";
  let query = selectBookings(db)
    .innerJoin(sql<{ rowid: number }>`booking_search`.as("found"), "found.rowid", "bookings.seq")
    .where(sql<boolean>`found.booking_search match ${match}`)
    .orderBy("found.rowid", newest ? "desc" : "asc")
    .limit(page.limit + 1);
  for (const term of wanted.terms.filter((term) => beginning(term) !== term))
    query = query.where(sql<boolean>`instr(' ' || bookings.words, ${` ${term}`}) > 0`);
  // Numbers are bound as floating point, with which the index would read from its end on.
  const after = sql<number>`cast(${page.after} as integer)`;
  if (page.after !== undefined) query = query.where("found.rowid", newest ? "<" : ">", after);
  return query;
}

/**
 * On PostgreSQL so many bookings that pass the filter are looked through first: frequent words fill the page from them.
 * What does not is rare enough to be gathered from the index of words. The planner alone cannot tell the two apart: it
 * does not know how many words begin alike, and would read every booking for one that nobody has.
 */
export const nearby = 5000;

/** What passes a filter, on PostgreSQL. */
export function passes({ statuses, area, plan }: Wanted): Expression<SqlBool> {
  const conditions = [sql`joined_into is null`];
  if (statuses) conditions.push(sql`status in (${sql.join(statuses)})`);
  if (area !== undefined) conditions.push(sql`area = ${area}`);
  if (plan !== undefined) conditions.push(sql`service_type = ${plan}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** What holds all words, on PostgreSQL. */
export function matchOnPostgres({ terms }: Wanted): Expression<SqlBool> {
  const query = terms.map((term) => `'${term}':*`).join(" & ");
  return sql<SqlBool>`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`;
}
