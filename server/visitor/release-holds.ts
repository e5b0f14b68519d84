import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import { isUnconfirmed } from "#domain/business-clock/visits.ts";
import { capacityOf } from "#domain/visits/route-plan.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { deriveFollowUps, lockBookings } from "#server/journal/change.ts";
import { isOpenVisit, selectVisits } from "#server/journal/select-visits.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { writeSteps } from "#server/journal/write-status.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { enqueueVisitMail, expectsVisit } from "#server/visits/enqueue-visit-mails.ts";
import { readPlan } from "#server/visits/places.ts";
import { writeVisit } from "#server/visits/write-visit.ts";
import { whyWithheld } from "./why-withheld.ts";

const maxReleased = 50;

/**
 * Ends holds that nobody has confirmed in time, or whose places the owner needs: visitor and owner get an email. A wish
 * ends silently, since nothing was promised and anybody can cause it.
 */
export const releaseHolds = defineCommand({
  name: "releaseHolds",
  kind: "write",
  changes: (_, released: readonly string[]) => released,
  async run(db, { now: at }: { readonly now: string }): Promise<readonly string[]> {
    const found = await findDue(db, at);
    if (found.length === 0) return [];
    const ids = found.map(({ bookingId }) => bookingId);
    const locked = await lockBookings(db, ids);
    const released: string[] = [];
    // Once more, as some may have been confirmed or changed before the lock.
    for (const visit of await findDue(db, at)) {
      const { bookingId } = visit;
      const booking = locked.get(bookingId);
      if (!booking) continue;
      const event = { bookingId, at, actor: "calendar", key: randomUUIDv7() };
      // The day before this one was confirmed, and given back for it.
      if (booking.status === "scheduled") await writeSteps(db, event, booking, ["contacted"]);
      await writeVisit(db, { ...event, kind: "visit-released" }, { ...visit, state: "cancelled" });
      if (visit.state === "held" || booking.status === "scheduled") await noteNews(db, event);
      const news = { bookingId, eventId: event.key, at };
      // A calendar that holds the earlier day has to lose it.
      if (await expectsVisit(db, bookingId)) await enqueueVisitMail(db, { ...news, slot: null });
      else if (visit.state === "held") {
        const withheld = await whyWithheld(db, event);
        await enqueue(db, [{ ...news, kind: "visit-released", withheld }]);
      }
      released.push(bookingId);
    }
    await deriveFollowUps(db, released);
    return released;
  },
});

async function findDue(db: Kysely<Database>, now: string): Promise<Visit[]> {
  const plan = await readPlan(db);
  const visits = await selectVisits(db)
    .where("state", "!=", "cancelled")
    .where("day", "in", ({ selectFrom }) =>
      selectFrom("visits")
        .select("day")
        .where(isOpenVisit)
        .where("state", "in", ["wished", "held"]),
    )
    .orderBy("changed_at", "desc")
    .orderBy("booking_id")
    .execute();
  const due = [...Map.groupBy(visits, ({ day }) => day)].flatMap(([day, ofDay]) => {
    const ended = ofDay
      .filter(isUnconfirmed)
      .filter(({ heldUntil }) => heldUntil === null || heldUntil <= now);
    const placed = ofDay.filter((visit) => visit.state !== "wished" && !ended.includes(visit));
    const waiting = placed.filter(({ state }) => state === "held");
    const over = placed.length - capacityOf(plan, day);
    // The latest one goes first. A day off that was set meanwhile moves nobody.
    return [...ended, ...waiting.slice(0, Math.max(0, over))];
  });
  return due.slice(0, maxReleased);
}
