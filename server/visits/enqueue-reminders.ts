import type { Kysely } from "kysely";
import type { Task, TaskList } from "#domain/api/tasks.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { nextDaytimeMoment, startOfDay } from "#domain/business-clock/office.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import {
  dailyReminder,
  digestAt,
  earlyReminder,
  isReminderTime,
} from "#domain/business-clock/reminders.ts";
import { dayMs, hourMs, phoenixDay } from "#domain/dates.ts";
import { morningOf } from "#domain/history/follow-up.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import { readPlan } from "#server/bookings/places.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue, type NewMessage } from "#server/messages/enqueue.ts";
import { listTasks } from "./list-tasks.ts";

/** A reminder that is late by more than this is skipped, and the next one is sent. */
const missedMs = 12 * hourMs;
/** Older leads are only counted in the digest: an old database would flood its owner. */
const dailyForMs = 30 * dayMs;
const maxDigestDelayMs = 3 * hourMs;

/** When a call is due that is listed, and its owner is reminded. */
function momentsOf({ booking }: Task, now: Date, daysOff: DaysOff): Date[] {
  if (booking.followUpAt !== null) {
    const planned = new Date(booking.followUpAt);
    // Those of a morning are in its digest.
    const isInDigest = planned.getTime() === morningOf(phoenixDay(planned), daysOff).getTime();
    return isInDigest ? [] : [planned];
  }
  if (!isUncalled(booking)) return [];
  const createdAt = new Date(booking.createdAt);
  const due = callBy(createdAt, daysOff);
  if (now < due) return [earlyReminder(createdAt, daysOff)];
  const isDaily =
    phoenixDay(due) < phoenixDay(now) && now.getTime() - createdAt.getTime() < dailyForMs;
  return isDaily ? [due, dailyReminder(now, daysOff)] : [due];
}

/** One message for each moment, with the ids of all whose calls are due then. */
function remindersOf(items: readonly Task[], now: Date, daysOff: DaysOff): Reminder[] {
  const due = items.flatMap((task) =>
    momentsOf(task, now, daysOff)
      .filter((moment) => moment <= now && now.getTime() - moment.getTime() < missedMs)
      .map((moment) => ({ moment: moment.toISOString(), id: task.booking.id })),
  );
  return [...Map.groupBy(due, ({ moment }) => moment)].map(([moment, calls]) => ({
    kind: "reminder",
    id: `${moment}.reminder`,
    text: calls.map(({ id }) => id).join(" "),
    at: now.toISOString(),
  }));
}

/** Whether the owner has something to read in the morning: of a closed day only what cannot wait. */
function isWorthReading({ items, more, folds }: TaskList, isOpen: boolean): boolean {
  if (!isOpen) return items.some(({ rank }) => rank === "now");
  return items.length + more + folds.length > 0;
}

type Reminder = NewMessage & { readonly id: string };

export const enqueueReminders = defineCommand({
  name: "enqueueReminders",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const moment = new Date(now);
    const { daysOff } = await readPlan(db);
    if (!isReminderTime(moment, daysOff)) return;
    const list = await listTasks.run(db, { now });
    const due = remindersOf(list.items, moment, daysOff);
    const today = phoenixDay(moment);
    const opening = digestAt(moment, daysOff);
    const from = opening ?? nextDaytimeMoment(new Date(startOfDay(today)));
    const sinceMs = moment.getTime() - from.getTime();
    const isDue = sinceMs >= 0 && sinceMs <= maxDigestDelayMs;
    // Who books later in the morning has a message of their own.
    const items = list.items.filter(({ booking }) => booking.createdAt <= from.toISOString());
    if (isDue && isWorthReading({ ...list, items }, opening !== undefined))
      due.push({ kind: "digest", id: `${today}.digest`, at: now });
    if (due.length > 0) await enqueueMissing(db, due);
  },
});

async function enqueueMissing(db: Kysely<Database>, due: readonly Reminder[]): Promise<void> {
  const known = await db
    .selectFrom("messages")
    .select("id")
    .where("state", "!=", "dropped")
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const missing = due.filter(({ id }) => !ids.has(id));
  await enqueue(db, missing, "again");
}
