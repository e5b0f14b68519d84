import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { capacityOf, holdsOf, isRouteDay, offReason } from "#domain/route-plan.ts";
import { heldUntil, type Slot, visitDayWords, writeSlot } from "#domain/visits.ts";
import { conflict, defineChange, mergedAlready, type Rejection } from "#server/bookings/change.ts";
import { addEvent } from "#server/bookings/history.ts";
import type { Database } from "#server/db/schema.ts";
import { readPlan } from "#server/visits/route-plan.ts";
import { selectVisits } from "#server/visits/select-visits.ts";
import {
  addVisit,
  changedSince,
  changeVisit,
  countPlaces,
  lockDay,
} from "#server/visits/write-visit.ts";
import { noteNews } from "./news.ts";
import { offeredWithinDays } from "./offer-days.ts";

interface ChosenDay extends Slot {
  /** The sequence of the visit that the visitor saw; null for none. */
  readonly seen: number | null;
}

/**
 * Holds a day for a visitor: status and promise stay as they are until the owner confirms it. A confirmed day is given
 * back for the new one.
 */
export const chooseDay = defineChange({
  name: "chooseDay",
  event: (slot: ChosenDay) => ({ kind: "visit-held", text: writeSlot(slot) }),
  async run(db, { bookingId, day, starts, ends, seen, at, actor, webhook, key }, booking) {
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.status === "declined") return conflict("The booking is cancelled.");
    const slot = { day, starts, ends };
    const now = new Date(at);
    const visit = await selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
    const isChosen = visit?.state === "held" || visit?.state === "booked";
    if (isChosen && writeSlot(visit) === writeSlot(slot)) return undefined;
    if ((visit?.sequence ?? null) !== seen) return changedSince(db, bookingId);
    if (visit && !canBeChanged(visit, now))
      return conflict("The visit can be changed by phone only.");
    const refusal =
      booking.status === "spam"
        ? noPlace(`${visitDayWords(day)} cannot be chosen.`)
        : await refuseHold(db, { bookingId, day, now });
    if (refusal) return refusal;

    const eventId = key ?? randomUUIDv7();
    const until = heldUntil(slot, now).toISOString();
    const held = { ...slot, bookingId, state: "held", at, outcomeAt: null } as const;
    const news = { ...held, heldUntil: until, eventId };
    await (visit ? changeVisit(db, news) : addVisit(db, news));
    const event = { bookingId, at, actor, webhook, key: eventId };
    await addEvent(db, { ...event, kind: "visit-held", text: writeSlot(slot) });
    await noteNews(db, { bookingId, eventId, at });
    return undefined;
  },
});

/** On the day of a confirmed visit somebody may be on the way already. */
export const canBeChanged = (
  { state, day }: { readonly state: string; readonly day: string },
  now: Date,
): boolean =>
  state === "held" || state === "cancelled" || (state === "booked" && phoenixDay(now) < day);

const noPlace = (reason: string): Rejection => ({ rejected: "no-place", reason });

/** Why a visitor cannot hold a day. If there is no reason, the day is locked from here on. */
async function refuseHold(
  db: Kysely<Database>,
  { bookingId, day, now }: { readonly bookingId: string; readonly day: string; readonly now: Date },
): Promise<Rejection | undefined> {
  const today = phoenixDay(now);
  const plan = await readPlan(db);
  const { area } = await db
    .selectFrom("bookings")
    .select("area")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const isOffered =
    day > today &&
    day <= addDays(today, offeredWithinDays) &&
    offReason(plan, day) === null &&
    isRouteDay(plan, area, day);
  if (!isOffered) return noPlace(`${visitDayWords(day)} cannot be chosen.`);
  const capacity = capacityOf(plan, day);
  const isFull = async () => {
    const { taken, held } = await countPlaces(db, { bookingId, day });
    return held >= holdsOf(capacity) || taken + held >= capacity;
  };
  const full = noPlace(`${visitDayWords(day)} is full.`);
  // Once the last place is taken, the others are refused without waiting for each other.
  if (await isFull()) return full;
  await lockDay(db, day);
  return (await isFull()) ? full : undefined;
}
