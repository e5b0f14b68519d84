import type { Kysely } from "kysely";
import { alarmWords } from "#content/alarms.ts";
import { isStuck } from "#domain/api/reports.ts";
import { formatDayAndTime, hourMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { findOldestWaiting } from "./delivery-alarm.ts";
import { enqueue } from "./enqueue.ts";

/** One channel reports the other at most once in this time. */
const quietMs = 6 * hourMs;

/** Reports mail that does not leave by notifications, and notifications that do not leave by mail. */
export const enqueueAlarms = defineCommand({
  name: "enqueueAlarms",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const { mail, push } = await findOldestWaiting.run(db, {});
    const stuckSince = (oldest: typeof mail) =>
      oldest && isStuck(oldest, new Date(now))
        ? formatDayAndTime(new Date(oldest.since))
        : undefined;
    const mailSince = stuckSince(mail);
    const pushSince = stuckSince(push);
    if (mailSince !== undefined)
      await report(db, "push", `${alarmWords.mailStuck} ${mailSince}.`, now);
    else if (await hasFailedMail(db, now)) await report(db, "push", alarmWords.mailFailed, now);
    if (pushSince !== undefined)
      await report(db, "mail", `${alarmWords.pushStuck} ${pushSince}.`, now);
  },
});

const recent = (now: string) => new Date(Date.parse(now) - quietMs).toISOString();

async function report(
  db: Kysely<Database>,
  only: "mail" | "push",
  text: string,
  now: string,
): Promise<void> {
  const known = await db
    .selectFrom("messages")
    .select("id")
    .where("kind", "=", "alarm")
    .where("created_at", ">", recent(now))
    .where("id", "like", `alarm.${only}.%`)
    .limit(1)
    .execute();
  if (known.length > 0) return;
  // The slot keeps two instances, which look at the same time, from reporting twice.
  const slot = Math.floor(Date.parse(now) / quietMs);
  const id = `alarm.${only}.${slot}`;
  const whole = `${text} ${alarmWords.safe}`;
  await enqueue(db, [{ id, kind: "alarm", text: whole, at: now, only }]);
}

/** Whether a mail to the owner was refused for good. Those to visitors say nothing about the mail server. */
async function hasFailedMail(db: Kysely<Database>, now: string): Promise<boolean> {
  const failed = await db
    .selectFrom("messages")
    .select("id")
    .where("state", "=", "failed")
    .where("created_at", ">", recent(now))
    .where("kind", "in", ["lead", "reminder", "overdue", "digest", "alarm", "visitor-news"])
    .where("device_id", "is", null)
    .limit(1)
    .execute();
  return failed.length > 0;
}
