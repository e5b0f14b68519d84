import type { Kysely } from "kysely";
import type { RoutePlan } from "#domain/api/visits.ts";
import { waitsForCall } from "#domain/booking/call-first.ts";
import {
  canBeChanged,
  isAsked,
  type Slot,
  visitDayWords,
  writeSlot,
} from "#domain/business-clock/visits.ts";
import { answerBy, slotOf, windowOf, windowsOn } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import type { OfferedSlot } from "#domain/pages/page-props.ts";
import { capacityOf, isRouteDay } from "#domain/visits/route-plan.ts";
import { conflict, defineChange } from "#server/bookings/change.ts";
import { type DayRange, noPlace, readPlan, selectVisitsOn } from "#server/bookings/places.ts";
import { readVisit } from "#server/bookings/select-visits.ts";
import { noteNews } from "#server/bookings/visitor-news.ts";
import { visitPreceded, writeVisit } from "#server/bookings/write-visit.ts";
import { readRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

const offeredWithinDays = 28;

function offeredRange(now: Date): DayRange {
  const today = phoenixDay(now);
  return { from: addDays(today, 1), to: addDays(today, offeredWithinDays) };
}

/** The days that visitors of a neighborhood can ask for, unless they are full. */
export function daysToChoose(plan: RoutePlan, area: string | null, now: Date): string[] {
  const { from, to } = offeredRange(now);
  return daysBetween(from, to)
    .filter((day) => capacityOf(plan, day) > 0 && isRouteDay(plan, area, day))
    .filter((day) => answerBy(day, now, plan.daysOff) !== undefined);
}

/** The days with places left by confirmed visits. Several visitors may ask for the last one. */
export async function offerSlots(
  db: Kysely<Database>,
  bookingId: string,
  now: Date,
): Promise<OfferedSlot[]> {
  const booking = await readRow(db, bookingId, "area", "page", "status");
  if (!booking || waitsForCall(booking)) return [];
  return slotsOf(db, { plan: await readPlan(db), area: booking.area, now, bookingId });
}

async function slotsOf(
  db: Kysely<Database>,
  {
    plan,
    area,
    now,
    bookingId,
  }: {
    readonly plan: RoutePlan;
    readonly area: string | null;
    readonly now: Date;
    readonly bookingId?: string;
  },
): Promise<OfferedSlot[]> {
  const days = daysToChoose(plan, area, now);
  const visits = await selectVisitsOn(db, offeredRange(now)).execute();
  const own = visits.find((visit) => visit.bookingId === bookingId);
  const placed = visits.filter((visit) => !isAsked(visit));
  return days.map((day) => {
    const taken = placed.filter((visit) => visit.day === day);
    const isFull = taken.length >= capacityOf(plan, day);
    if (day !== own?.day) return { ...roomiest(day, taken), isFull };
    const { starts, ends } = own;
    return { day, starts, ends, isFull: isFull && isAsked(own) };
  });
}

const maxFirstDays = 5;

/** The next free days of a neighborhood, before anybody has booked. */
export const readFirstDays = defineCommand({
  name: "readFirstDays",
  kind: "read",
  async run(db, { area, now }: { readonly area: string; readonly now: string }) {
    const plan = await readPlan(db);
    const slots = await slotsOf(db, { plan, area, now: new Date(now) });
    const free = slots.filter(({ isFull }) => !isFull).slice(0, maxFirstDays);
    const days = free.map((slot) => ({ day: slot.day, window: windowOf(slot) }));
    return { days, isSample: !plan.confirmed };
  },
});

function roomiest(day: string, taken: readonly { readonly starts: string }[]): Slot {
  const windows = windowsOn(day).map(({ name, starts }) => ({
    name,
    visits: taken.filter((visit) => visit.starts === starts).length,
  }));
  const [first] = windows.toSorted((one, other) => one.visits - other.visits);
  return slotOf(day, first?.name ?? "morning");
}

interface ChosenDay extends Slot {
  /** The sequence of the visit that the visitor saw; null for none. */
  readonly seen: number | null;
}

/** Status and promise stay until the owner confirms the day. A confirmed day is released when another one is asked for. */
export const chooseDay = defineChange<ChosenDay>({
  name: "chooseDay",
  async run(db, { day, starts, ends, seen, ...change }, { status }) {
    const { bookingId, at } = change;
    if (status === "declined") return conflict("The booking is canceled.");
    const slot = { day, starts, ends };
    const now = new Date(at);
    const visit = await readVisit(db, bookingId);
    const isChosen = visit?.state === "asked" || visit?.state === "booked";
    if (isChosen && writeSlot(visit) === writeSlot(slot)) return undefined;
    if ((visit?.sequence ?? null) !== seen) return visitPreceded(db, bookingId);
    if (visit && !canBeChanged(visit, now))
      return conflict("The visit can be changed by phone only.");
    const offered = await offerSlots(db, bookingId, now);
    const isOpen = offered.some((one) => one.day === day && !one.isFull);
    if (!isOpen || status === "spam") return noPlace(`${visitDayWords(day)} cannot be chosen.`);
    await writeVisit(db, { ...change, kind: "visit-asked" }, { ...slot, state: "asked" });
    await noteNews(db, change);
    return undefined;
  },
});
