import { type Kysely, sql } from "kysely";
import type { Booking, BookingFilter } from "#domain/api/bookings.ts";
import { type BookingStatus, statuses } from "#domain/booking-status.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { matchOnPostgres, matchOnSqlite, nearby, passes } from "./match-search.ts";
import { searchTerms } from "./search-words.ts";
import { type PlacedBooking, selectBookings, withoutSeq } from "./select-bookings.ts";

export interface ListInput extends BookingFilter {
  /** `newest` first unless said otherwise, in the order of arrival. */
  readonly sort?: "newest" | "oldest";
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** True for every booking, also those that were joined into another. A search never finds these. */
  readonly joined?: boolean;
}

export interface BookingPage {
  readonly items: Booking[];
  /** The `after` of the next page, null on the last one. */
  readonly next: string | null;
}

/** The statuses that a filter stands for; undefined means any. */
export function statusesOf({ status }: BookingFilter): readonly BookingStatus[] | undefined {
  if (status !== "answered") return status && [status];
  return statuses.filter((one) => one !== "pending" && one !== "spam");
}

/** A page of the bookings that match all of a filter. A search for other signs than letters and digits finds none. */
export const listBookings = defineCommand({
  name: "listBookings",
  kind: "read",
  async run(db, input: ListInput): Promise<BookingPage> {
    const searched = input.search?.trim() ?? "";
    const terms = searchTerms(searched);
    if (searched !== "" && terms.length === 0) return { items: [], next: null };
    const found = await (searched === "" ? browse(db, input) : search(db, input, terms));
    const items = found.slice(0, input.limit);
    const last = items.at(-1);
    return {
      items: items.map(withoutSeq),
      next: last && found.length > items.length ? String(last.seq) : null,
    };
  },
});

/** The bookings of a page and one more, which says that there is a next page. */
function pageOf(db: Kysely<Database>, { sort = "newest", after, limit }: ListInput) {
  const query = selectBookings(db)
    .orderBy("seq", sort === "newest" ? "desc" : "asc")
    .limit(limit + 1);
  if (after === undefined) return query;
  return query.where("seq", sort === "newest" ? "<" : ">", Number(after));
}

/**
 * Each status is read by itself, so that every filter is a few exact ranges of an index, already in order. One query
 * over several statuses would have to be sorted or would read on until enough rows match.
 */
async function browse(db: Kysely<Database>, input: ListInput): Promise<PlacedBooking[]> {
  const { area, plan, sort = "newest", limit, joined = false } = input;
  let query = pageOf(db, input);
  if (!joined) query = query.where("joined_into", "is", null);
  if (area !== undefined) query = query.where("area", "=", area);
  if (plan !== undefined) query = query.where("service_type", "=", plan);
  const wanted = statusesOf(input) ?? (area === undefined && plan === undefined ? [] : statuses);
  if (wanted.length === 0) return query.execute();
  const found: PlacedBooking[] = [];
  for (const status of wanted)
    found.push(...(await query.where("bookings.status", "=", status).execute()));
  const direction = sort === "newest" ? -1 : 1;
  return found.sort((one, other) => direction * (one.seq - other.seq)).slice(0, limit + 1);
}

async function search(
  db: Kysely<Database>,
  input: ListInput,
  terms: readonly string[],
): Promise<PlacedBooking[]> {
  const wanted = { terms, statuses: statusesOf(input), area: input.area, plan: input.plan };
  if (engineOf(db) === "sqlite") return matchOnSqlite(db, input, wanted).execute();
  const newest = input.sort !== "oldest";
  const passing = pageOf(db, input).where(passes(wanted));
  const matching = passing.where(matchOnPostgres(wanted));
  const border = await passing
    .clearSelect()
    .select("seq")
    .offset(nearby)
    .limit(1)
    .executeTakeFirst();
  if (border) {
    const near = await matching.where("seq", newest ? ">" : "<", border.seq).execute();
    if (near.length > input.limit) return near;
  }
  // "+ 0" keeps the planner from walking all bookings in their order instead of reading the index of words.
  return matching
    .clearOrderBy()
    .orderBy(sql`seq + 0`, newest ? "desc" : "asc")
    .execute();
}
