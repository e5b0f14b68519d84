import { type Kysely, sql } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";

const columns = [
  "visits.booking_id as bookingId",
  "visits.day",
  "visits.starts",
  "visits.ends",
  "visits.state",
  "visits.kept_at as keptAt",
  "visits.sequence",
  "visits.changed_at as changedAt",
  "visits.outcome_at as outcomeAt",
] as const;

export const selectVisits = (db: Kysely<Database>) => db.selectFrom("visits").select(columns);

/** Those without an outcome: few. Exactly the condition of the index visits_open. */
export const isOpenVisit = sql<boolean>`state in ('asked', 'booked')`;

/** By the ids of their bookings. */
export async function readVisits(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Visit>> {
  const visits = await selectVisits(db).where("booking_id", "in", ids).execute();
  return new Map(visits.map((visit) => [visit.bookingId, visit]));
}

export const readVisit = (db: Kysely<Database>, bookingId: string): Promise<Visit | undefined> =>
  selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
