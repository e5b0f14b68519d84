import { type Kysely, sql } from "kysely";
import * as z from "zod/mini";
import { weekdays } from "#content/weekdays.ts";
import { type RoutePlan, routePlan } from "#domain/api/visits.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { visitDayWords } from "#domain/business-clock/visits.ts";
import { capacityOf, defaultPlan, offReason } from "#domain/visits/route-plan.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import type { Rejection } from "./change.ts";
import { selectVisits } from "./select-visits.ts";

export const routePlanSetting = "route_plan";

/** Also with neighborhoods that are no longer served. */
const stored = z.extend(routePlan, {
  areas: z.record(z.string(), z.array(z.enum(weekdays))),
});

export async function readPlan(db: Kysely<Database>): Promise<RoutePlan> {
  const setting = await readSetting(db, routePlanSetting);
  if (setting === undefined) return defaultPlan();
  const plan = stored.parse(JSON.parse(setting));
  const served = Object.entries(plan.areas).filter(([slug]) => areaBySlug(slug));
  return { ...plan, areas: Object.fromEntries(served) };
}

/** Any numbers, but the same ones in every instance. */
const locks = { day: 480_555, plan: 480_556 };

/** Locks until the transaction ends. SQLite writes one transaction after the other. */
async function lock(db: Kysely<Database>, what: keyof typeof locks, number = 0): Promise<void> {
  if (engineOf(db) !== "postgres") return;
  await sql`select pg_advisory_xact_lock(${locks[what]}::integer, ${number}::integer)`.execute(db);
}

export const lockPlan = (db: Kysely<Database>) => lock(db, "plan");

/** So that the last place of a day is taken once. */
const lockDay = (db: Kysely<Database>, day: string) =>
  lock(db, "day", Number(day.replaceAll("-", "")));

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const selectVisitsOn = (db: Kysely<Database>, { from, to }: DayRange) =>
  selectVisits(db)
    .where("visits.day", ">=", from)
    .where("visits.day", "<=", to)
    .where("visits.state", "!=", "cancelled");

/** The visits that have a place on these days: a day that was only asked for has none, a visit that is over keeps its. */
export const selectPlaces = (db: Kysely<Database>, range: DayRange) =>
  selectVisitsOn(db, range).where("visits.state", "!=", "asked");

export const noPlace = (reason: string): Rejection => ({ rejected: "no-place", reason });

/** Why a visit of this booking gets no place on the day. Locks the day. */
export async function checkPlace(
  db: Kysely<Database>,
  { bookingId, day, override }: { bookingId: string; day: string; override: boolean },
): Promise<Rejection | undefined> {
  await lockDay(db, day);
  if (override) return undefined;
  const plan = await readPlan(db);
  const off = offReason(plan, day);
  if (off !== null) return noPlace(`${visitDayWords(day)} is off: ${off}.`);
  const capacity = capacityOf(plan, day);
  if (capacity === 0) return noPlace(`${visitDayWords(day)} has no places.`);
  const others = await selectPlaces(db, { from: day, to: day })
    .where("booking_id", "!=", bookingId)
    .execute();
  if (others.length < capacity) return undefined;
  return noPlace(
    `${visitDayWords(day)} is full: ${others.length} of ${capacity} places are taken. Please offer another day.`,
  );
}
