import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { areas } from "#content/areas.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { phoneDigits } from "#domain/phone.ts";
import type { Database } from "#server/db/schema.ts";
import { selectBookings } from "./read-booking.ts";

/** Indexes limit the length of a word, and one character can be spelled out as 18. */
const maxWordLength = 60;
/** More would exceed the 1 MB of PostgreSQL's tsvector. The oldest notes are left out then. */
const maxWords = 2000;

const cut = (word: string) =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join("");

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(cut);

const wholeEmail = (email: string) => cut(plain(email).join(""));
const emailBeginning = /^[^\s@]+@\S*$/;

/** A phone number as people type it: seven digits, or ten, with or without the country's 1. */
const dialed = /^[+\d\s().-]+$/;
const dialedLengths = [7, 10];

export interface Searchable {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
  readonly specialRequests?: string | null | undefined;
  readonly area: string | null;
  readonly notes?: readonly string[];
}

/** The words that a booking is found by, each from its beginning. A phone number has three forms. */
export function searchWords(booking: Searchable): string {
  const { firstName, lastName, email, phone, address, city, zipCode } = booking;
  const { specialRequests, area, notes = [] } = booking;
  const digits = phoneDigits(phone);
  const areaName = areas.find(({ slug }) => slug === area)?.name;
  const words = [
    ...[firstName, lastName, email, address, city, zipCode].flatMap(plain),
    ...[wholeEmail(email), digits, digits.slice(-7), digits.slice(-4)].filter(Boolean),
    ...[areaName, specialRequests, ...notes].flatMap((text) => plain(text ?? "")),
  ];
  return [...new Set(words)].slice(0, maxWords).join(" ");
}

export function searchTerms(typed: string): string[] {
  // Phone numbers are stored without the country's 1.
  const search = dialed.test(typed) ? typed.replace(/^\s*\+\s*1(?=.*\d)/, "") : typed;
  const digits = phoneDigits(search);
  // Hundreds share the beginning of a number, few its last four digits, which are a word of their own.
  if (dialed.test(search) && dialedLengths.includes(digits.length))
    return [digits, digits.slice(-4)];
  if (emailBeginning.test(search.trim())) return [wholeEmail(search)].filter(Boolean);
  return [...new Set(plain(search))];
}

/** A filter's value as a word of SQLite's index that no visitor can type. The trigger in the migrations writes the same. */
const mark = (kind: "area" | "plan" | "status", value: string) =>
  `"·${kind}·${value.replaceAll("-", "·")}"`;

/** Adds the bookings after a `seq` to SQLite's index, all in one statement: each insert writes a part of the index. */
export const indexFrom = (db: Kysely<Database>, after: number) =>
  sql`insert into booking_search(rowid, words)
    select seq, words || ' ·status·' || status || ' ·plan·' || replace(service_type, '-', '·')
      || coalesce(' ·area·' || replace(area, '-', '·'), '')
    from bookings where seq > ${after} and joined_into is null`.execute(db);

/** Adds new bookings, and merges 16 pages of the index. SQLite's own merges come rarely, and then take 30 ms at once. */
export async function addToIndex(db: Kysely<Database>, after: number): Promise<void> {
  await indexFrom(db, after);
  await sql`insert into booking_search(booking_search, rank) values ('merge', 16)`.execute(db);
}

export async function rebuildIndex(db: Kysely<Database>): Promise<void> {
  await sql`insert into booking_search(booking_search) values ('delete-all')`.execute(db);
  await indexFrom(db, 0);
}

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
