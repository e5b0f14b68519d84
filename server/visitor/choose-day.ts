import type { Kysely } from "kysely";
import { visitWindows } from "#content/route-plan.ts";
import { waitsForCall } from "#domain/call-first.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import type { OfferedSlot } from "#domain/page-props.ts";
import { capacityOf, holdsOf, isRouteDay, offReason } from "#domain/route-plan.ts";
import {
  heldUntil,
  type Slot,
  slotOf,
  visitDayWords,
  visitWindowNames,
  writeSlot,
} from "#domain/visits.ts";
import type { Database } from "#server/db/schema.ts";
import { conflict, defineChange } from "#server/journal/change.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { lockDay, noPlace, readPlan, selectPlaces } from "#server/visits/places.ts";
import { changedSince, writeVisit } from "#server/visits/write-visit.ts";

const offeredWithinDays = 28;

export async function offerSlots(
  db: Kysely<Database>,
  bookingId: string,
  now: Date,
): Promise<OfferedSlot[]> {
  const plan = await readPlan(db);
  const booking = await db
    .selectFrom("bookings")
    .select(["area", "page", "status"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (waitsForCall(booking)) return [];
  const today = phoenixDay(now);
  const range = { from: addDays(today, 1), to: addDays(today, offeredWithinDays) };
  const visits = await selectPlaces(db, range).execute();
  const own = visits.find((visit) => visit.bookingId === bookingId);
  return daysBetween(range.from, range.to)
    .filter((day) => capacityOf(plan, day) > 0 && isRouteDay(plan, booking.area, day))
    .filter((day) => offReason(plan, day) === null)
    .map((day) => {
      if (day === own?.day) return { day, starts: own.starts, ends: own.ends, isFull: false };
      const taken = visits.filter((visit) => visit.day === day);
      const held = taken.filter(({ state }) => state === "held");
      const capacity = capacityOf(plan, day);
      const isFull = taken.length >= capacity || held.length >= holdsOf(capacity);
      return { ...roomiest(day, taken), isFull };
    });
}

function roomiest(day: string, taken: readonly { readonly starts: string }[]): Slot {
  const visitsIn = (name: keyof typeof visitWindows) =>
    taken.filter(({ starts }) => starts === visitWindows[name].starts).length;
  const [first = "morning"] = visitWindowNames.toSorted((a, b) => visitsIn(a) - visitsIn(b));
  return slotOf(day, first);
}

interface ChosenDay extends Slot {
  /** The sequence of the visit that the visitor saw; null for none. */
  readonly seen: number | null;
}

/** Status and promise stay until the owner confirms the day. A confirmed day is released when a new one is chosen. */
export const chooseDay = defineChange({
  name: "chooseDay",
  event: (slot: ChosenDay) => ({ kind: "visit-held", text: writeSlot(slot) }),
  async run(db, { day, starts, ends, seen, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status === "declined") return conflict("The booking is canceled.");
    const slot = { day, starts, ends };
    const now = new Date(at);
    const visit = await readVisit(db, bookingId);
    const isChosen = visit?.state === "held" || visit?.state === "booked";
    if (isChosen && writeSlot(visit) === writeSlot(slot)) return undefined;
    if ((visit?.sequence ?? null) !== seen) return changedSince(db, bookingId);
    if (visit && !canBeChanged(visit, now))
      return conflict("The visit can be changed by phone only.");
    await lockDay(db, day);
    const offered = await offerSlots(db, bookingId, now);
    const isOpen = offered.some((one) => one.day === day && !one.isFull);
    if (!isOpen || booking.status === "spam")
      return noPlace(`${visitDayWords(day)} cannot be chosen.`);

    const until = heldUntil(slot, now).toISOString();
    const held = { ...slot, state: "held", heldUntil: until } as const;
    await writeVisit(db, { ...change, kind: "visit-held" }, held);
    await noteNews(db, change);
    return undefined;
  },
});

/** On the day of a confirmed visit somebody may be on the way already. */
export const canBeChanged = (
  { state, day }: { readonly state: string; readonly day: string },
  now: Date,
): boolean =>
  state === "held" || state === "cancelled" || (state === "booked" && phoenixDay(now) < day);
