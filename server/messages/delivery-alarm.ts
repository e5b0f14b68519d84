import { type Kysely, sql } from "kysely";
import { alarmWords } from "#content/alarms.ts";
import { isStuck, type OldestWaiting, type UnfitName, unfitNames } from "#domain/api/reports.ts";
import { formatDayAndTime, hourMs, isoAfter } from "#domain/dates.ts";
import { type Channel, channels, kindsTo } from "#domain/message-kinds.ts";
import { type Env, isPublicSite } from "#env";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Context } from "#server/http/context.ts";
import { ofChannel } from "#server/outbox/channels.ts";
import { enqueue, retryForMs } from "#server/outbox/enqueue.ts";

/** Waiting starts when a message is enqueued or sent again by hand. */
export const findOldestWaiting = defineCommand({
  name: "findOldestWaiting",
  kind: "read",
  async run(db, _input: object): Promise<OldestWaiting> {
    async function oldestOf(channel: Channel) {
      const oldest = await db
        .selectFrom("messages")
        .select(["give_up_at", "error"])
        // Exactly the condition of the indexes of due messages.
        .where(sql<boolean>`state = 'waiting'`)
        .where(ofChannel[channel])
        .orderBy("give_up_at")
        .limit(1)
        .executeTakeFirst();
      if (!oldest) return null;
      const since = isoAfter(oldest.give_up_at, -retryForMs);
      return { since, error: oldest.error };
    }
    return {
      mail: await oldestOf("mail"),
      webhook: await oldestOf("webhook"),
      push: await oldestOf("push"),
    };
  },
});

export async function stuckChannels({
  store,
  now,
}: Pick<Context, "now" | "store">): Promise<readonly Channel[]> {
  const oldest = await store.run(findOldestWaiting, {});
  return channels.filter((name) => oldest[name] !== null && isStuck(oldest[name], now()));
}

const alarmIntervalMs = 6 * hourMs;

/** Reports stuck email by notifications, and everything else by email. @returns what has been waiting longest */
export const enqueueAlarms = defineCommand({
  name: "enqueueAlarms",
  kind: "write",
  async run(
    db,
    { now, unfit = [] }: { readonly now: string; readonly unfit?: readonly UnfitName[] },
  ): Promise<OldestWaiting> {
    const oldest = await findOldestWaiting.run(db, {});
    const { mail, push, webhook } = oldest;
    const stuckLine = (waiting: OldestWaiting[Channel], text: string, error = "") =>
      waiting && isStuck(waiting, new Date(now))
        ? [`${text} ${formatDayAndTime(new Date(waiting.since))}${error && `: ${error}`}.`]
        : [];
    const [mailStuck] = stuckLine(mail, alarmWords.mailStuck);
    if (mailStuck !== undefined) await enqueueAlarm(db, "push", mailStuck, now);
    else if (unfit.includes("mailFailed"))
      await enqueueAlarm(db, "push", alarmWords.mailFailed, now);
    const lines: readonly string[] = [
      ...unfit.filter((name) => name !== "mailFailed").map((name) => alarmWords[name]),
      ...stuckLine(push, alarmWords.pushStuck),
      ...stuckLine(webhook, alarmWords.webhookStuck, webhook?.error ?? ""),
    ];
    if (lines.length > 0) await enqueueAlarm(db, "mail", lines.join(" "), now);
    return oldest;
  },
});

async function enqueueAlarm(
  db: Kysely<Database>,
  only: "mail" | "push",
  text: string,
  now: string,
): Promise<void> {
  const known = await db
    .selectFrom("messages")
    .select("id")
    .where("kind", "=", "alarm")
    .where("created_at", ">", isoAfter(now, -alarmIntervalMs))
    .where("id", "like", `alarm.${only}.%`)
    .limit(1)
    .execute();
  if (known.length > 0) return;
  // The slot keeps two instances from reporting at the same time.
  const slot = Math.floor(Date.parse(now) / alarmIntervalMs);
  const id = `alarm.${only}.${slot}`;
  await enqueue(db, [{ id, kind: "alarm", text: `${text} ${alarmWords.safe}`, at: now, only }]);
}

/** Failed messages, without emails to visitors, which say nothing about the mail server, and the newest booking. */
export const findRefused = defineCommand({
  name: "findRefused",
  kind: "read",
  async run(db, { since }: { readonly since: string }) {
    // The last attempt counts, which comes up to two days after a message was enqueued. Uses the index of failed messages.
    const isFailed = sql<boolean>`state = 'failed' and next_at > ${since}`;
    const failed = db.selectFrom("messages").select("id").where(isFailed).limit(1);
    const mail = failed.where("kind", "in", kindsTo("owner")).where("device_id", "is", null);
    const webhook = failed.where("kind", "=", "webhook");
    const newest = db.selectFrom("bookings").select("created_at").orderBy("seq", "desc").limit(1);
    return {
      mail: (await mail.executeTakeFirst()) !== undefined,
      webhook: (await webhook.executeTakeFirst()) !== undefined,
      newestBooking: (await newest.executeTakeFirst())?.created_at ?? null,
    };
  },
});

export const lacksMailServer = (env: Pick<Env, "SITE_URL" | "SMTP_URL">): boolean =>
  env.SMTP_URL === undefined && isPublicSite(env);

const checkIntervalMs = 60_000;

const words: Readonly<Record<Channel, { readonly waits: string; readonly leaves: string }>> = {
  mail: { waits: "Email has", leaves: "Email leaves" },
  webhook: { waits: "Webhooks have", leaves: "Webhooks leave" },
  push: { waits: "Notifications have", leaves: "Notifications leave" },
};

export const noMailServer =
  "SMTP_URL is not set: emails to the owner and to visitors are only written to files";

/** Logs stuck messages and standing mistakes once an hour, and when messages leave again. @returns a function that stops it */
export function startDeliveryAlarm({
  watch,
  now,
  findUnfit = async () => [],
  standing = [],
  log,
}: {
  readonly watch: (unfit: readonly UnfitName[]) => Promise<OldestWaiting>;
  readonly findUnfit?: () => Promise<readonly UnfitName[]>;
  readonly now: () => Date;
  /** What stays wrong until the next start. */
  readonly standing?: readonly string[];
  readonly log: { error(line: string): void; info(line: string): void };
}): () => void {
  const loggedAtMs = new Map<string, number>();

  function report(problem: string, line: string) {
    const at = now().getTime();
    if (at - (loggedAtMs.get(problem) ?? Number.NEGATIVE_INFINITY) < hourMs) return;
    loggedAtMs.set(problem, at);
    log.error(line);
  }

  function reportStanding() {
    for (const line of standing) report(line, line);
  }

  async function check() {
    reportStanding();
    // The outbox reports a database that does not answer.
    const unfit = await findUnfit();
    for (const name of unfitNames)
      if (unfit.includes(name)) report(alarmWords[name], `${alarmWords[name]} (${name})`);
      else if (loggedAtMs.delete(alarmWords[name])) log.info(`Well again: ${name}`);
    const oldest = await watch(unfit).catch(() => undefined);
    if (!oldest) return;
    for (const channel of channels) {
      const waiting = oldest[channel];
      const { waits, leaves } = words[channel];
      if (waiting && isStuck(waiting, now())) {
        const reason = waiting.error === null ? "" : `: ${waiting.error}`;
        report(channel, `${waits} been waiting to leave since ${waiting.since}${reason}`);
      } else if (loggedAtMs.delete(channel)) log.info(`${leaves} again`);
    }
  }

  reportStanding();
  // Messages from before the start get a minute to leave.
  const timer = setInterval(() => void check(), checkIntervalMs);
  return () => clearInterval(timer);
}
