import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { type UnfitName, unfitNames } from "#domain/api/reports.ts";
import { dayMs, hourMs, isoAfter } from "#domain/dates.ts";
import type { Env } from "#env";
import type { Store } from "#server/db/store.ts";
import { reuseFor } from "#server/http/monitoring.ts";
import { checkGrowth } from "./database-growth.ts";
import { findRefused } from "./delivery-alarm.ts";

export const limits = {
  backupAgeMs: 26 * hourMs,
  freeShare: 0.15,
  certificateMs: 14 * dayMs,
} as const;

/** When the newest backup was written, in milliseconds; undefined without any, or in a folder that cannot be read. */
export function newestBackup(folder: string): number | undefined {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".db"));
    // The oldest one may be deleted meanwhile.
    const times = files.flatMap(
      (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? [],
    );
    return times.length === 0 ? undefined : Math.max(...times);
  } catch {
    return undefined;
  }
}

/** The free part of the disk of a folder, 0 to 1. */
export function freeShare(folder: string): number {
  const { bavail, blocks } = statfsSync(folder);
  return bavail / blocks;
}

/** When the certificate of an https address ends, in milliseconds. Rejects if it cannot be asked. */
async function certificateEnd(siteUrl: string): Promise<number> {
  const { hostname, port } = new URL(siteUrl);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = { host: hostname, port: Number(port || 443), servername: hostname };
  // An expired one is reported, too.
  const socket = connect({ ...options, rejectUnauthorized: false, timeout: 10_000 }, () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.on("error", reject);
  socket.on("timeout", () => socket.destroy(new Error("no answer")));
  return promise;
}

export interface FitnessOptions {
  readonly env: Pick<Env, "BACKUP_DIR" | "DATA_DIR" | "DATABASE_URL" | "QUIET_DAYS" | "SITE_URL">;
  readonly store: Pick<Store, "run">;
  readonly now: () => Date;
  readonly askCertificate?: (siteUrl: string) => Promise<number>;
}

/** Checks at most once a minute what keeps the program from its work. What cannot be checked is left out. */
export function watchFitness({
  env,
  store,
  now,
  askCertificate = certificateEnd,
}: FitnessOptions): () => Promise<readonly UnfitName[]> {
  const { BACKUP_DIR, DATA_DIR, QUIET_DAYS, SITE_URL } = env;
  const refused = () => store.run(findRefused, { since: isoAfter(now().toISOString(), -dayMs) });
  const isSecure = SITE_URL.startsWith("https:");
  const certificate = reuseFor(hourMs, () => askCertificate(SITE_URL));
  const age = (time: number) => now().getTime() - time;
  // A new machine has had no night yet.
  const started = now().getTime();
  const checks: Readonly<Record<UnfitName, () => boolean | Promise<boolean>>> = {
    mailFailed: async () => (await refused()).mail,
    webhooksRefused: async () => (await refused()).webhook,
    backupFailed: () => BACKUP_DIR !== undefined && existsSync(join(BACKUP_DIR, "failed")),
    backupOld: () =>
      BACKUP_DIR !== undefined && age(newestBackup(BACKUP_DIR) ?? started) > limits.backupAgeMs,
    diskLow: () => freeShare(DATA_DIR) < limits.freeShare,
    growth: async () => (await store.run(checkGrowth, { now: now().toISOString() })).growth,
    certificate: async () => isSecure && -age(await certificate()) < limits.certificateMs,
    quiet: async () => {
      if (QUIET_DAYS === undefined) return false;
      const { newestBooking } = await refused();
      return newestBooking !== null && age(Date.parse(newestBooking)) > QUIET_DAYS * dayMs;
    },
  };
  return reuseFor(60_000, async () => {
    const results = await Promise.allSettled(unfitNames.map(async (name) => checks[name]()));
    return unfitNames.filter((_, index) => {
      const result = results[index];
      return result?.status === "fulfilled" && result.value;
    });
  });
}
