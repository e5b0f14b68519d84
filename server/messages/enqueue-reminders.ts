import { type Kysely, sql } from "kysely";
import { alarmWords } from "#content/alarms.ts";
import { newestBookedWith } from "#domain/business-clock/call-by.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { startOfDay } from "#domain/business-clock/office.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import {
  dailyReminder,
  digestAt,
  earlyReminder,
  isReminderTime,
} from "#domain/business-clock/reminders.ts";
import { dayMs, formatDayAndTime, hourMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import { daysBetween } from "#domain/days.ts";
import { morningOf } from "#domain/follow-up.ts";
import { reasonNames, reasons } from "#domain/reasons.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { waitingBookings } from "#server/journal/read-booking.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { listTasks } from "#server/visits/list-tasks.ts";
import { readPlan } from "#server/visits/places.ts";

/** A reminder that is late by more than this is skipped, and the next one is sent. */
const missedMs = 12 * hourMs;
/** Older leads are only counted in the digest: an old database would flood its owner. */
const dailyForMs = 30 * dayMs;
const maxDigestDelayMs = 3 * hourMs;

/** The rest follows with the next pass: SQLite limits the parameters of a statement. */
const maxReminders = 500;

/** Bookings made after `after` and until `until` are due. `suffix` makes the ids of a kind's messages unique. */
function remindersAt(now: Date, daysOff: DaysOff) {
  const earlyOf = (createdAt: Date) => earlyReminder(createdAt, daysOff);
  const dueOf = (createdAt: Date) => callBy(createdAt, daysOff);
  const missed = new Date(now.getTime() - missedMs);
  const newestDue = newestBookedWith(dueOf, now);
  const missedEarly = newestBookedWith(earlyOf, missed);
  const early = {
    kind: "reminder",
    after: new Date(Math.max(newestDue.getTime(), missedEarly.getTime())),
    until: newestBookedWith(earlyOf, now),
    suffix: "",
  } as const;
  const due = {
    kind: "overdue",
    after: newestBookedWith(dueOf, missed),
    until: newestDue,
    suffix: "",
  } as const;
  if (now < dailyReminder(now, daysOff)) return [early, due];
  const yesterday = new Date(startOfDay(phoenixDay(now)) - 1);
  const daily = {
    kind: "overdue",
    after: new Date(now.getTime() - dailyForMs),
    until: newestBookedWith(dueOf, yesterday),
    suffix: `.${phoenixDay(now)}`,
  } as const;
  return [early, due, daily];
}

export const enqueueReminders = defineCommand({
  name: "enqueueReminders",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const moment = new Date(now);
    const { daysOff } = await readPlan(db);
    if (!isReminderTime(moment, daysOff)) return;
    for (const { kind, after, until, suffix } of remindersAt(moment, daysOff)) {
      if (after >= until) continue;
      const due = await waitingBookings(db)
        .leftJoin("messages", (join) =>
          join.on("messages.id", "=", sql<string>`bookings.id || ${`.${kind}${suffix}`}`),
        )
        .select("bookings.id")
        // The index is by day: without this, each pass would read every waiting booking.
        .where("bookings.day", "in", daysBetween(phoenixDay(after), phoenixDay(until)))
        .where("bookings.created_at", ">", after.toISOString())
        .where("bookings.created_at", "<=", until.toISOString())
        .where(({ eb, or }) =>
          or([eb("messages.id", "is", null), eb("messages.state", "=", "dropped")]),
        )
        .orderBy("bookings.created_at")
        .limit(maxReminders)
        .execute();
      const messages = due.map(({ id: bookingId }) => {
        const id = `${bookingId}.${kind}${suffix}`;
        return { kind, bookingId, id, at: now };
      });
      await enqueue(db, messages, "again");
    }
    await enqueueCallBacks(db, moment, daysOff);
    await enqueueDigest(db, moment, daysOff);
  },
});

/** Planned calls that are due. Those of a morning are in its digest. */
async function enqueueCallBacks(db: Kysely<Database>, now: Date, daysOff: DaysOff): Promise<void> {
  const due = await db
    .selectFrom("bookings")
    .select(["id", "follow_up_at"])
    .where("follow_up_at", ">", isoAfter(now.toISOString(), -missedMs))
    .where("follow_up_at", "<=", now.toISOString())
    .where("merged_into", "is", null)
    .where("status", "not in", ["declined", "spam"])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("messages")
            .select("messages.id")
            .whereRef("messages.booking_id", "=", "bookings.id")
            .whereRef("messages.created_at", "=", "bookings.follow_up_at")
            .where("messages.kind", "=", "call-back")
            .where("messages.state", "!=", "dropped"),
        ),
      ),
    )
    .orderBy("follow_up_at")
    .limit(maxReminders)
    .execute();
  const messages = due.flatMap(({ id: bookingId, follow_up_at: at }) => {
    if (at === null || at === morningOf(phoenixDay(new Date(at)), daysOff).toISOString()) return [];
    return [{ kind: "call-back", bookingId, id: `${bookingId}.call-back.${at}`, at } as const];
  });
  await enqueue(db, messages, "again");
}

async function enqueueDigest(db: Kysely<Database>, now: Date, daysOff: DaysOff): Promise<void> {
  const opening = digestAt(now, daysOff);
  if (!opening || now < opening || now.getTime() > opening.getTime() + maxDigestDelayMs) return;
  const id = `digest.${phoenixDay(now)}`;
  const known = await db
    .selectFrom("messages")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return;
  const text = await digestText(db, opening);
  if (text !== "") await enqueue(db, [{ kind: "digest", id, text, at: now.toISOString() }]);
}

/** As of the opening: "3 calls, 1 late. 1 day to confirm. 2 visits.", "1 call, the first by Monday, 9:30 AM."; empty without anything to do. */
async function digestText(db: Kysely<Database>, opening: Date): Promise<string> {
  const now = opening.toISOString();
  const { items, more } = await listTasks.run(db, { now });
  const lines = reasonNames.map((name) => {
    const due = items.filter(({ reason, booking }) => reason === name && booking.createdAt <= now);
    const [first] = due;
    if (!first) return "";
    const count = due.length + (name === "call" ? more : 0);
    const words = `${count} ${count === 1 ? reasons[name].one : reasons[name].many}`;
    if (name !== "call") return `${words}.`;
    const late = due.filter((task) => task.due <= now).length;
    const urgent =
      late > 0
        ? `${late} ${alarmWords.late}`
        : `${alarmWords.firstBy} ${formatDayAndTime(new Date(first.due))}`;
    return `${words}, ${urgent}.`;
  });
  return lines.filter(Boolean).join(" ");
}
