import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { alarmWords } from "#content/alarms.ts";
import { type BrokenName, brokenLine, brokenNames } from "#domain/broken.ts";
import { dayMs, hourMs, isoAfter, minuteMs } from "#domain/dates.ts";
import { channels, kindsTo } from "#domain/message-kinds.ts";
import { type Env, isPublicSite } from "#env";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { reuseFor } from "#server/http/monitoring.ts";
import { ofChannel } from "./channels.ts";
import { enqueue } from "./enqueue.ts";

export const limits = {
  waitingMs: 5 * minuteMs,
  refusedMs: dayMs,
  backupAgeMs: 26 * hourMs,
  copyAgeMs: 2 * dayMs,
  freeShare: 0.15,
} as const;

/** The channels whose messages wait for too long, or were refused within a day. */
export const findUndelivered = defineCommand({
  name: "findUndelivered",
  kind: "read",
  async run(db, { now }: { readonly now: string }) {
    // Four attempts take seven minutes.
    const isLate = sql<boolean>`state = 'waiting' and
      (next_at < ${isoAfter(now, -limits.waitingMs)} or attempts > 3)`;
    // The last attempt counts, which comes up to two days after a message was enqueued.
    const isRefused = sql<boolean>`state = 'failed' and next_at > ${isoAfter(now, -limits.refusedMs)}`;
    const found = await Promise.all(
      channels.map(async (channel) => {
        const messages = db.selectFrom("messages").select("id").where(ofChannel[channel]).limit(1);
        if (await messages.where(isLate).executeTakeFirst()) return true;
        if (channel === "push") return false;
        // Emails to visitors say nothing about the mail server.
        const refused = messages
          .where(isRefused)
          .where("kind", "in", ["webhook", ...kindsTo("owner")]);
        return (await refused.executeTakeFirst()) !== undefined;
      }),
    );
    return channels.filter((_, index) => found[index]);
  },
});

/** When the newest backup was written, in milliseconds; undefined without any, or in a folder that cannot be read. */
function newestBackup(folder: string): number | undefined {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".gz"));
    // The oldest one may be deleted meanwhile.
    const times = files.flatMap(
      (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? [],
    );
    return times.length === 0 ? undefined : Math.max(...times);
  } catch {
    return undefined;
  }
}

/** Whether the file was touched lately that says that a copy of the backups has left the machine. */
export function hasFreshCopy(file: string | undefined, now: Date): boolean {
  const copiedAt =
    file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return copiedAt !== undefined && now.getTime() - copiedAt <= limits.copyAgeMs;
}

/** The free part of the disk of a folder, 0 to 1. */
export function freeShare(folder: string): number {
  const { bavail, blocks } = statfsSync(folder);
  return bavail / blocks;
}

const maxAheadMs = 7 * dayMs;

/** Whether the clock is over a week ahead of the newest entry: either nothing has happened, or it is wrong. */
export const isClockAhead = defineCommand({
  name: "isClockAhead",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<boolean> {
    const newest = await db
      .selectFrom("booking_events")
      .select(({ fn }) => fn.max<string | null>("at").as("at"))
      // A clock that was fast has left later ones.
      .where("at", "<=", now)
      .executeTakeFirst();
    return Date.parse(now) - Date.parse(newest?.at ?? now) > maxAheadMs;
  },
});

export interface Watched {
  readonly env: Pick<Env, "BACKUP_DIR" | "DATA_DIR" | "OFFSITE_CHECK" | "SITE_URL" | "SMTP_URL">;
  readonly store: Pick<Store, "check" | "run">;
  readonly now: () => Date;
}

/** Checks at most once a minute what keeps the program from its work. What cannot be checked is left out. */
export function watchBroken({ env, store, now }: Watched): () => Promise<readonly BrokenName[]> {
  const { BACKUP_DIR, DATA_DIR, OFFSITE_CHECK, SMTP_URL } = env;
  const at = () => ({ now: now().toISOString() });
  const age = (time: number) => now().getTime() - time;
  // A new machine has had no night yet.
  const started = now().getTime();
  return reuseFor(minuteMs, async () => {
    const undelivered = store.run(findUndelivered, at());
    const checks: Readonly<Record<BrokenName, () => boolean | Promise<boolean>>> = {
      mail: async () => (await undelivered).includes("mail"),
      mailServer: () => SMTP_URL === undefined && isPublicSite(env),
      notifications: async () => (await undelivered).includes("push"),
      webhooks: async () => (await undelivered).includes("webhook"),
      backup: () =>
        BACKUP_DIR !== undefined &&
        (existsSync(join(BACKUP_DIR, "failed")) ||
          age(newestBackup(BACKUP_DIR) ?? started) > limits.backupAgeMs),
      offsite: () => OFFSITE_CHECK !== undefined && !hasFreshCopy(OFFSITE_CHECK, now()),
      disk: () => freeShare(DATA_DIR) < limits.freeShare,
      database: () =>
        store.check().then(
          () => false,
          () => true,
        ),
      clock: () => store.run(isClockAhead, at()),
    };
    const results = await Promise.allSettled(brokenNames.map(async (name) => checks[name]()));
    return brokenNames.filter((_, index) => {
      const result = results[index];
      return result?.status === "fulfilled" && result.value;
    });
  });
}

const alarmIntervalMs = 6 * hourMs;

/** One message in six hours: by email, or by notification if no email goes out. */
export const enqueueAlarm = defineCommand({
  name: "enqueueAlarm",
  kind: "write",
  async run(
    db,
    { now, broken }: { readonly now: string; readonly broken: readonly BrokenName[] },
  ): Promise<void> {
    // The slot keeps two instances from reporting at the same time.
    const slot = Math.floor(Date.parse(now) / alarmIntervalMs);
    const id = `alarm.broken.${slot}`;
    const known = await db
      .selectFrom("messages")
      .select("id")
      .where("id", "in", [id, `alarm.broken.${slot - 1}`])
      .where("created_at", ">", isoAfter(now, -alarmIntervalMs))
      .limit(1)
      .execute();
    if (known.length > 0) return;
    const only = broken.some((name) => name === "mail" || name === "mailServer") ? "push" : "mail";
    const text = `${brokenLine(broken)} ${alarmWords.safe}`;
    await enqueue(db, [{ id, kind: "alarm", text, at: now, only }]);
  },
});

/** Tells the owner what is broken, and logs it when it changes and once an hour. @returns a function that stops it */
export function startAlarm({
  findBroken,
  store,
  now,
  log,
}: Pick<Watched, "now"> & {
  readonly findBroken: () => Promise<readonly BrokenName[]>;
  readonly store: Pick<Store, "run">;
  readonly log: { error(line: string): void; info(line: string): void };
}): () => void {
  let said = "";
  let saidAtMs = 0;

  async function check() {
    const broken = await findBroken();
    const line = broken.length > 0 ? brokenLine(broken) : "";
    const isOld = now().getTime() - saidAtMs >= hourMs;
    if (line === "" && said !== "") log.info("Nothing is broken any more.");
    if (line !== "" && (line !== said || isOld)) {
      log.error(line);
      saidAtMs = now().getTime();
    }
    said = line;
    // A database that does not answer is logged.
    if (line !== "")
      await store.run(enqueueAlarm, { now: now().toISOString(), broken }).catch(() => {});
  }

  // Messages from before the start get a minute to leave.
  const timer = setInterval(() => void check(), minuteMs);
  return () => clearInterval(timer);
}
