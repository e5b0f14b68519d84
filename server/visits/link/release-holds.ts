import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import { capacityOf } from "#domain/route-plan.ts";
import { writeSlot } from "#domain/visits.ts";
import { lockBookings } from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import { addEvent } from "#server/bookings/history.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueVisitMail, expectsVisit } from "#server/messages/enqueue-visit-mails.ts";
import { readPlan } from "#server/visits/route-plan.ts";
import { selectVisits } from "#server/visits/select-visits.ts";
import { changeVisit, lockDay } from "#server/visits/write-visit.ts";
import { enqueueToVisitor, noteNews } from "./news.ts";

const maxReleased = 50;
const actor = "calendar";

/**
 * Lets held days go that nobody has confirmed in time, or that the owner needs for visits of their own. Visitor and owner
 * get a mail. @returns the ids of the bookings
 */
export const releaseHolds = defineCommand({
  name: "releaseHolds",
  kind: "write",
  changes: (_, released: readonly string[]) => released,
  async run(
    db,
    { now, webhook }: { readonly now: string; readonly webhook: boolean },
  ): Promise<readonly string[]> {
    const ids = await findDue(db, now);
    if (ids.length === 0) return [];
    // Bookings before days, each in order, as everywhere: two transactions never wait for each other.
    const locked = await lockBookings(db, ids);
    const held = await selectVisits(db)
      .where("booking_id", "in", ids)
      .where("state", "=", "held")
      .execute();
    for (const day of new Set(held.map(({ day }) => day).toSorted())) await lockDay(db, day);
    const stillDue = new Set(await findDue(db, now));
    const released: string[] = [];
    for (const visit of held) {
      const { bookingId } = visit;
      const booking = locked.get(bookingId);
      if (!booking || !stillDue.has(bookingId)) continue;
      const eventId = randomUUIDv7();
      const event = { bookingId, at: now, actor, webhook };
      // The day before this one was confirmed, and given back for it.
      if (booking.status === "scheduled")
        await writeStatus(
          db,
          { ...event, key: `${eventId}.contacted`, from: "scheduled", to: "contacted" },
          booking,
        );
      await addEvent(db, {
        ...event,
        key: eventId,
        kind: "visit-released",
        text: writeSlot(visit),
      });
      await changeVisit(db, { ...visit, state: "cancelled", at: now, outcomeAt: now, eventId });
      await noteNews(db, { bookingId, eventId, at: now });
      // A calendar that holds the earlier day has to lose it.
      if (await expectsVisit(db, bookingId))
        await enqueueVisitMail(db, { bookingId, eventId, at: now, slot: null });
      else await enqueueToVisitor(db, { ...event, kind: "visit-released", eventId });
      released.push(bookingId);
    }
    return released;
  },
});

async function findDue(db: Kysely<Database>, now: string): Promise<string[]> {
  const held = await db
    .selectFrom("visits")
    .select(["booking_id as bookingId", "day", "held_until as until", "changed_at as since"])
    .where("state", "=", "held")
    .orderBy("changed_at", "desc")
    .orderBy("booking_id")
    .execute();
  if (held.length === 0) return [];
  const due = held.filter(({ until }) => until === null || until <= now);
  const waiting = Map.groupBy(
    held.filter((one) => !due.includes(one)),
    ({ day }) => day,
  );
  const plan = await readPlan(db);
  const taken = await db
    .selectFrom("visits")
    .select(["day", ({ fn }) => fn.countAll().as("taken")])
    .where(
      "day",
      "in",
      held.map(({ day }) => day),
    )
    .where("state", "not in", ["held", "cancelled"])
    .groupBy("day")
    .execute();
  const takenOn = new Map(taken.map((row) => [row.day, Number(row.taken)]));
  // The latest one goes first. A day off that was set meanwhile moves nobody.
  for (const [day, ofDay] of waiting) {
    const over = (takenOn.get(day) ?? 0) + ofDay.length - capacityOf(plan, day);
    due.push(...ofDay.slice(0, Math.max(0, Math.min(over, ofDay.length))));
  }
  return due.slice(0, maxReleased).map(({ bookingId }) => bookingId);
}
