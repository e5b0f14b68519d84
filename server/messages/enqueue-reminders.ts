import type { Kysely } from "kysely";
import { alarmWords } from "#content/alarms.ts";
import type { Task } from "#domain/api/tasks.ts";
import { type ReasonName, reasonNames } from "#domain/api/tasks.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import {
  dailyReminder,
  digestAt,
  earlyReminder,
  isReminderTime,
} from "#domain/business-clock/reminders.ts";
import { dayMs, formatDayAndTime, hourMs, phoenixDay } from "#domain/dates.ts";
import { morningOf } from "#domain/history/follow-up.ts";
import { isUncalled, reasons } from "#domain/tasks/reasons.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue, type NewMessage } from "#server/outbox/enqueue.ts";
import { listTasks, type TaskList } from "#server/visits/list-tasks.ts";
import { readPlan } from "#server/visits/places.ts";

/** A reminder that is late by more than this is skipped, and the next one is sent. */
const missedMs = 12 * hourMs;
/** Older leads are only counted in the digest: an old database would flood its owner. */
const dailyForMs = 30 * dayMs;
const maxDigestDelayMs = 3 * hourMs;

type Reminder = NewMessage & { readonly id: string };

/** The messages about a listed booking that are due. */
function remindersOf({ booking }: Task, now: Date, daysOff: DaysOff): Reminder[] {
  const { id: bookingId, followUpAt } = booking;
  const reminder = (kind: Reminder["kind"], suffix = ""): Reminder => {
    return { kind, bookingId, id: `${bookingId}.${kind}${suffix}`, at: now.toISOString() };
  };
  const isDue = (moment: Date) => moment <= now && now.getTime() - moment.getTime() < missedMs;
  if (followUpAt !== null) {
    const planned = new Date(followUpAt);
    // Those of a morning are in its digest.
    const isInDigest = planned.getTime() === morningOf(phoenixDay(planned), daysOff).getTime();
    return isDue(planned) && !isInDigest ? [reminder("call-back", `.${followUpAt}`)] : [];
  }
  if (!isUncalled(booking)) return [];
  const createdAt = new Date(booking.createdAt);
  const due = callBy(createdAt, daysOff);
  if (now < due) return isDue(earlyReminder(createdAt, daysOff)) ? [reminder("reminder")] : [];
  const today = phoenixDay(now);
  const isDaily =
    now >= dailyReminder(now, daysOff) &&
    phoenixDay(due) < today &&
    now.getTime() - createdAt.getTime() < dailyForMs;
  return [
    ...(isDue(due) ? [reminder("overdue")] : []),
    ...(isDaily ? [reminder("overdue", `.${today}`)] : []),
  ];
}

export const enqueueReminders = defineCommand({
  name: "enqueueReminders",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const moment = new Date(now);
    const { daysOff } = await readPlan(db);
    if (!isReminderTime(moment, daysOff)) return;
    const list = await listTasks.run(db, { now });
    const due = list.items.flatMap((task) => remindersOf(task, moment, daysOff));
    const opening = digestAt(moment, daysOff);
    if (opening && opening <= moment && moment.getTime() - opening.getTime() <= maxDigestDelayMs) {
      const items = list.items.filter(({ booking }) => booking.createdAt <= opening.toISOString());
      const text = digestText({ ...list, items }, now);
      if (text !== "")
        due.push({ kind: "digest", id: `digest.${phoenixDay(moment)}`, text, at: now });
    }
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

/** Somebody was promised an answer by a certain time. */
const promised: ReadonlySet<ReasonName> = new Set(["call", "confirm"]);

/** "3 calls, 1 late. 2 visits.", "1 day to confirm, the first by Monday, 9:30 AM."; empty without anything to do. */
function digestText({ items, more, series, devices }: TaskList, now: string): string {
  const lines = reasonNames.map((name) => {
    const due = items.filter(({ reason }) => reason === name);
    const [first] = due;
    if (!first) return "";
    const count = due.length + (name === "call" ? more : 0);
    const words = `${count} ${count === 1 ? reasons[name].one : reasons[name].many}`;
    if (!promised.has(name)) return `${words}.`;
    const late = due.filter((task) => task.due <= now).length;
    const urgent =
      late > 0
        ? `${late} ${alarmWords.late}`
        : `${alarmWords.firstBy} ${formatDayAndTime(new Date(first.due))}`;
    return `${words}, ${urgent}.`;
  });
  const { oneSeries, manySeries, oneDevice, manyDevices } = alarmWords;
  const spam = series > 0 && `${series} ${series === 1 ? oneSeries : manySeries}.`;
  const lost = devices.length;
  const silent = lost > 0 && `${lost} ${lost === 1 ? oneDevice : manyDevices}.`;
  return [...lines, spam, silent].filter(Boolean).join(" ");
}
