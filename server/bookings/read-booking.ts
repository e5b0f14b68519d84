import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { dayMs } from "#domain/dates.ts";
import { minDigits } from "#domain/typed/phones.ts";
import { selectedFields } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { messageColumns } from "#server/messages/message-commands.ts";
import { readHistory } from "./history.ts";
import { readVisit, readVisits } from "./select-visits.ts";

const relatedWindowMs = 30 * dayMs;

interface Contact {
  readonly phone_digits: string;
  readonly folded_email: string;
}

type Person = Contact & { readonly created_at: string };

export function isRelated(one: Person, other: Person): boolean {
  const apartMs = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  const hasSamePhone =
    one.phone_digits === other.phone_digits && one.phone_digits.length >= minDigits;
  const hasSameEmail = one.folded_email === other.folded_email && one.folded_email !== "";
  return apartMs <= relatedWindowMs && (hasSamePhone || hasSameEmail);
}

/** Lookups in indexes, since "phone or email" in one condition reads the whole table. */
function nearestBooking(
  db: Kysely<Database>,
  which: "earlier" | "later",
): RawBuilder<string | null> {
  const isEarlier = which === "earlier";
  const [before, order] = isEarlier ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const nearestBy = (column: keyof Contact, minLength: number) =>
    sql`(select seq from bookings as same where same.${sql.ref(column)} = bookings.${sql.ref(column)}
      and length(bookings.${sql.ref(column)}) >= ${minLength}
      and same.seq ${before} bookings.seq order by seq ${order} limit 1)`;
  const windowEnd =
    engineOf(db) === "postgres"
      ? sql`bookings.created_at + ${isEarlier ? -720 : 720} * interval '1 hour'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', bookings.created_at, ${isEarlier ? "-720 hours" : "+720 hours"})`;
  return sql`(select near.id from bookings as near
    where near.seq in (${sql.join([nearestBy("phone_digits", minDigits), nearestBy("folded_email", 1)])})
    and near.created_at ${isEarlier ? sql`>=` : sql`<=`} ${windowEnd}
    order by near.seq ${order} limit 1)`;
}

interface PlacedBooking extends Booking {
  readonly seq: number;
}

export const selectBookings = (db: Kysely<Database>) =>
  db
    .selectFrom("bookings")
    .select(["bookings.id", ...selectedFields])
    .select(["bookings.status", "bookings.created_at as createdAt", "area", "bookings.page"])
    .select(["contact_seconds as contactSeconds", nearestBooking(db, "earlier").as("sameAs")])
    .select(nearestBooking(db, "later").as("againAs"))
    .select(["merged_into as mergedInto", "erased_at as erasedAt", "seq", "source"])
    .select(["claimed_by as claimedBy", "claimed_until as claimedUntil", "fold"])
    .select(["follow_up_at as followUpAt", "chosen_plan as chosenPlan"])
    .select(["quoted_per_visit as quotedPerVisit", "reach_by as reachBy"]);

/** Those that nobody has tried to call yet. Erasing declines them. */
export const waitingBookings = (db: Kysely<Database>) =>
  db
    .selectFrom("bookings")
    .where("bookings.status", "=", "pending")
    .where("bookings.follow_up_at", "is", null)
    .where("bookings.merged_into", "is", null);

/** Those that lists show in one row for a network. */
export const foldedBookings = (db: Kysely<Database>) =>
  db
    .selectFrom("bookings")
    .where("bookings.fold", "is not", null)
    .where("bookings.status", "=", "pending")
    .where("bookings.merged_into", "is", null);

export const withoutSeq = ({ seq: _, ...booking }: PlacedBooking): Booking => booking;

export const readBooking = defineCommand({
  name: "readBooking",
  kind: "read",
  async run(db, { id }: { readonly id: string }): Promise<BookingDetail | undefined> {
    const found = await selectBookings(db)
      .select(["phone_digits", "folded_email", "origin"])
      .where("bookings.id", "=", id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { phone_digits, folded_email, origin, ...placed } = found;
    const messages = await db
      .selectFrom("messages")
      .select(messageColumns)
      .where("booking_id", "=", id)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return {
      booking: withoutSeq(placed),
      source: leadSourceOf(origin),
      visit: (await readVisit(db, id)) ?? null,
      history: await readHistory(db, id),
      messages,
      related: await findRelated(db, placed, { phone_digits, folded_email }),
    };
  },
});

const maxRelated = 20;

async function findRelated(
  db: Kysely<Database>,
  { id, createdAt, mergedInto }: Booking,
  { phone_digits, folded_email }: Contact,
): Promise<BookingDetail["related"]> {
  const at = Date.parse(createdAt);
  const query = selectBookings(db)
    .where("bookings.id", "!=", id)
    .orderBy("seq", "desc")
    .limit(maxRelated);
  const near = query
    .where("bookings.created_at", ">=", new Date(at - relatedWindowMs).toISOString())
    .where("bookings.created_at", "<=", new Date(at + relatedWindowMs).toISOString());
  const found: PlacedBooking[] = await query.where("merged_into", "=", id).execute();
  if (mergedInto !== null)
    found.push(...(await query.where("bookings.id", "=", mergedInto).execute()));
  if (phone_digits.length >= minDigits)
    found.push(...(await near.where("phone_digits", "=", phone_digits).execute()));
  if (folded_email !== "")
    found.push(...(await near.where("folded_email", "=", folded_email).execute()));
  const unique = new Map(found.map((one) => [one.id, one]));
  const newest = [...unique.values()]
    .sort((one, other) => other.seq - one.seq)
    .slice(0, maxRelated);
  if (newest.length === 0) return [];
  const ids = newest.map((one) => one.id);
  const visits = await readVisits(db, ids);
  return newest.map((one) => ({ ...withoutSeq(one), visit: visits.get(one.id) ?? null }));
}
