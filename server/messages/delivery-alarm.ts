import { sql } from "kysely";
import type { OldestWaiting } from "#domain/api/reports.ts";
import { isStuck } from "#domain/api/reports.ts";
import { type Env, isPublicSite } from "#env";
import { defineCommand } from "#server/db/command.ts";
import { type Channel, channels, ofChannel } from "./channels.ts";
import { retryForMs } from "./enqueue.ts";

/** The message of each channel that has been waiting longest, since it was enqueued or sent again by hand. */
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
      const since = new Date(Date.parse(oldest.give_up_at) - retryForMs).toISOString();
      return { since, error: oldest.error };
    }
    return {
      mail: await oldestOf("mail"),
      webhook: await oldestOf("webhook"),
      push: await oldestOf("push"),
    };
  },
});

/** True if the site is public but mails are only written to files. */
export const lacksMailServer = (env: Pick<Env, "SITE_URL" | "SMTP_URL">): boolean =>
  env.SMTP_URL === undefined && isPublicSite(env);

const checkIntervalMs = 60_000;
const repeatAfterMs = 3_600_000;

const words: Readonly<Record<Channel, { readonly waits: string; readonly leaves: string }>> = {
  mail: { waits: "Email has", leaves: "Email leaves" },
  webhook: { waits: "Webhooks have", leaves: "Webhooks leave" },
  push: { waits: "Notifications have", leaves: "Notifications leave" },
};

const noMailServer =
  "SMTP_URL is not set: mails to the owner and to visitors are only written to files";

/**
 * Logs stuck messages once an hour, and when they leave again. Also lets the channels report each other.
 * Returns what stops it.
 */
export function startDeliveryAlarm({
  findOldest,
  reportEachOther,
  now,
  env,
  log,
}: {
  readonly findOldest: () => Promise<OldestWaiting>;
  readonly reportEachOther: () => Promise<void>;
  readonly now: () => Date;
  readonly env: Pick<Env, "SITE_URL" | "SMTP_URL">;
  readonly log: { error(line: string): void; info(line: string): void };
}): () => void {
  const loggedAtMs = new Map<Channel | "setting", number>();

  function report(problem: Channel | "setting", line: string) {
    const at = now().getTime();
    if (at - (loggedAtMs.get(problem) ?? Number.NEGATIVE_INFINITY) < repeatAfterMs) return;
    loggedAtMs.set(problem, at);
    log.error(line);
  }

  function checkSetting() {
    if (lacksMailServer(env)) report("setting", noMailServer);
  }

  async function check() {
    checkSetting();
    // The outbox reports a database that does not answer.
    await reportEachOther().catch(() => {});
    const oldest = await findOldest().catch(() => undefined);
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

  // Messages from before the start get a minute to leave.
  checkSetting();
  const timer = setInterval(() => void check(), checkIntervalMs);
  return () => clearInterval(timer);
}
