import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import type { RoutePlan } from "#domain/api/visits.ts";
import { waitsForCall } from "#domain/booking/call-first.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { isOpen } from "#domain/business-clock/office.ts";
import {
  isUnconfirmed,
  type Slot,
  startOf,
  visitDayWords,
  writeSlot,
} from "#domain/business-clock/visits.ts";
import { heldUntil, slotOf, windowsOn } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import type { OfferedSlot } from "#domain/pages/page-props.ts";
import { capacityOf, holdsOf, isRouteDay } from "#domain/visits/route-plan.ts";
import type { Database } from "#server/db/schema.ts";
import { readRow } from "#server/journal/booking-row.ts";
import {
  type Change,
  conflict,
  defineChange,
  type LockedBooking,
  partOf,
  type Rejection,
} from "#server/journal/change.ts";
import { isMailboxProven } from "#server/journal/mailboxes.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { lockDay, lockHolds, noPlace, readPlan, selectVisitsOn } from "#server/visits/places.ts";
import { visitPreceded, writeVisit } from "#server/visits/write-visit.ts";
import { canHoldMore, daysToChoose, offeredRange } from "./share-of-days.ts";

export async function offerSlots(
  db: Kysely<Database>,
  bookingId: string,
  now: Date,
): Promise<OfferedSlot[]> {
  const plan = await readPlan(db);
  const booking = await readRow(db, bookingId, "area", "page", "status");
  if (!booking || waitsForCall(booking)) return [];
  const range = offeredRange(now);
  const visits = await selectVisitsOn(db, range).execute();
  const own = visits.find((visit) => visit.bookingId === bookingId);
  const placed = visits.filter(({ state }) => state !== "wished");
  return daysToChoose(plan, booking.area, now).map((day) => {
    const taken = placed.filter((visit) => visit.day === day);
    const held = taken.filter(({ state }) => state === "held");
    const capacity = capacityOf(plan, day);
    const isFull = taken.length >= capacity || held.length >= holdsOf(capacity);
    if (day !== own?.day) return { ...roomiest(day, taken), isFull };
    const { starts, ends, state } = own;
    return { day, starts, ends, isFull: isFull && state === "wished" };
  });
}

/** Whether tomorrow is a day for this visit that nobody can confirm in time, while somebody answers the phone. */
export function isTomorrowByPhone(plan: RoutePlan, area: string | null, now: Date): boolean {
  const tomorrow = addDays(phoenixDay(now), 1);
  return (
    capacityOf(plan, tomorrow) > 0 &&
    isRouteDay(plan, area, tomorrow) &&
    closedOn(tomorrow, plan.daysOff) === undefined &&
    heldUntil(tomorrow, now, plan.daysOff) === undefined &&
    isOpen(now, plan.daysOff)
  );
}

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

type Choice = Extract<Visit["state"], "wished" | "held">;

/** Status and promise stay until the owner confirms the day. A confirmed day is released when a new one is chosen. */
export const chooseDay = defineChange({
  name: "chooseDay",
  event: (slot: ChosenDay) => ({ text: writeSlot(slot) }),
  async run(db, { day, starts, ends, seen, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status === "declined") return conflict("The booking is canceled.");
    const slot = { day, starts, ends };
    const visit = await readVisit(db, bookingId);
    const state = (await isMailboxProven(db, bookingId)) ? "held" : "wished";
    const isChosen = visit?.state === state || visit?.state === "booked";
    if (isChosen && writeSlot(visit) === writeSlot(slot)) return undefined;
    if ((visit?.sequence ?? null) !== seen) return visitPreceded(db, bookingId);
    if (visit && !canBeChanged(visit, new Date(at)))
      return conflict("The visit can be changed by phone only.");
    return takeDay(db, { ...change, slot, state, visit }, booking);
  },
});

/** Turns a wish into a hold if its day still has a place. */
export async function holdWish(
  db: Kysely<Database>,
  change: Change,
  booking: LockedBooking,
): Promise<void> {
  const visit = await readVisit(db, change.bookingId);
  if (visit?.state !== "wished" || booking.status === "declined") return;
  await takeDay(db, { ...partOf(change), slot: visit, state: "held", visit }, booking);
}

/** Over its network's share of the days that are held, a booking keeps or gets a wish instead. */
async function takeDay(
  db: Kysely<Database>,
  {
    slot,
    state: wanted,
    visit,
    ...change
  }: Change & {
    readonly slot: Slot;
    readonly state: Choice;
    readonly visit: Visit | undefined;
  },
  { status }: LockedBooking,
): Promise<Rejection | undefined> {
  const { bookingId, at } = change;
  const { day, starts, ends } = slot;
  const now = new Date(at);
  if (wanted === "held") await lockHolds(db);
  const mayHold = wanted === "held" && (await canHoldMore(db, { bookingId, visit, now }));
  const state: Choice = mayHold ? "held" : "wished";
  if (visit?.state === "wished" && state === "wished" && writeSlot(visit) === writeSlot(slot))
    return undefined;
  await lockDay(db, day);
  const offered = await offerSlots(db, bookingId, now);
  const isOpen = offered.some((one) => one.day === day && !one.isFull);
  if (!isOpen || status === "spam") return noPlace(`${visitDayWords(day)} cannot be chosen.`);
  const { daysOff } = await readPlan(db);
  const until = endOfChoice({ slot, state, visit, now, daysOff });
  if (until === undefined) return noPlace(`${visitDayWords(day)} cannot be chosen.`);
  const chosen = { day, starts, ends, state, heldUntil: until };
  await writeVisit(db, { ...change, kind: `visit-${state}` }, chosen);
  await noteNews(db, change);
  return undefined;
}

/** A wish lasts until its visit would begin. A hold that is moved keeps its first end. */
function endOfChoice({
  slot,
  state,
  visit,
  now,
  daysOff,
}: {
  readonly slot: Slot;
  readonly state: Choice;
  readonly visit: Visit | undefined;
  readonly now: Date;
  readonly daysOff: DaysOff;
}): string | undefined {
  if (state === "wished") return startOf(slot).toISOString();
  const end = heldUntil(slot.day, now, daysOff)?.toISOString();
  const first = visit?.state === "held" ? visit.heldUntil : null;
  return end !== undefined && first !== null && first < end ? first : end;
}

/** On the day of a confirmed visit somebody may be on the way already. */
export const canBeChanged = (
  { state, day }: { readonly state: string; readonly day: string },
  now: Date,
): boolean =>
  isUnconfirmed({ state }) ||
  state === "cancelled" ||
  (state === "booked" && phoenixDay(now) < day);
