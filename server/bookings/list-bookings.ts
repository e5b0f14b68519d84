import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Booking, BookingEvent, BookingFilter, Visit } from "#domain/api/bookings.ts";
import { type BookingStatus, statuses } from "#domain/booking/status.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { readNotes } from "./history.ts";
import { readPlan } from "./places.ts";
import { selectBookings, withoutSeq } from "./read-booking.ts";
import { searchTerms } from "./search-words.ts";
import { readVisits } from "./select-visits.ts";

export interface ListInput extends BookingFilter {
  readonly sort?: "newest" | "oldest";
  readonly after?: string | undefined;
  readonly limit: number;
  /** Whether merged bookings are listed, too. A search never finds them. */
  readonly includeMerged?: boolean;
}

export interface BookingPage {
  readonly items: Booking[];
  readonly next: string | null;
}

function statusesOf({ status }: BookingFilter): readonly BookingStatus[] | undefined {
  if (status !== "answered") return status && [status];
  return statuses.filter((one) => one !== "pending" && one !== "spam");
}

export const listBookings = defineCommand({
  name: "listBookings",
  kind: "read",
  async run(db, input: ListInput): Promise<BookingPage> {
    const typed = input.search?.trim() ?? "";
    const terms = searchTerms(typed);
    if (typed !== "" && terms.length === 0) return { items: [], next: null };
    const found = await (typed === ""
      ? pageOf(db, input)
      : pageOf(db, { ...input, includeMerged: false }).where(hasWords(db, terms))
    ).execute();
    const items = found.slice(0, input.limit);
    const last = items.at(-1);
    const next = last && found.length > input.limit ? String(last.seq) : null;
    return { items: items.map(withoutSeq), next };
  },
});

/** A booking with what a list says of it. */
export interface ListedBooking extends Booking {
  readonly visit: Visit | null;
  readonly notes: readonly Pick<BookingEvent, "at" | "actor" | "text">[];
  readonly phrase: string;
}

export const listRows = defineCommand({
  name: "listRows",
  kind: "read",
  async run(db, { now, ...input }: ListInput & { readonly now: string }) {
    const { items, next } = await listBookings.run(db, input);
    if (items.length === 0) return { items: [], next: null };
    const { daysOff } = await readPlan(db);
    const at = { now: new Date(now), daysOff };
    const ids = items.map(({ id }) => id);
    const visits = await readVisits(db, ids);
    const notes = await readNotes(db, ids);
    const rows = items.map((booking): ListedBooking => {
      const visit = visits.get(booking.id) ?? null;
      const { phrase } = stateOf({ booking, visit }, at);
      const own = notes.filter(({ bookingId }) => bookingId === booking.id);
      return { ...booking, visit, notes: own, phrase };
    });
    return { items: rows, next };
  },
});

function pageOf(db: Kysely<Database>, input: ListInput) {
  const { sort = "newest", after, limit, includeMerged = false } = input;
  const wanted = statusesOf(input);
  let query = selectBookings(db)
    .orderBy("seq", sort === "newest" ? "desc" : "asc")
    .limit(limit + 1);
  if (after !== undefined) query = query.where("seq", sort === "newest" ? "<" : ">", Number(after));
  if (!includeMerged) query = query.where("merged_into", "is", null);
  if (input.fold === "none") query = query.where("fold", "is", null);
  else if (input.fold !== undefined) query = query.where("fold", "=", input.fold);
  if (wanted) query = query.where("bookings.status", "in", wanted);
  return query;
}

/** Reads all bookings, 100,000 of them in 40 ms: few words are rare enough for an index to be worth its upkeep. */
function hasWords(db: Kysely<Database>, terms: readonly string[]): Expression<SqlBool> {
  const place = engineOf(db) === "postgres" ? sql`strpos` : sql`instr`;
  const found = terms.map((term) => sql`${place}(search_words, ${term}) > 0`);
  return sql`(${sql.join(found, sql` and `)})`;
}
