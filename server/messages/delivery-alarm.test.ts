import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDeliveryAlarm } from "./delivery-alarm.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T17:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
type Waiting = { since: string; error: string | null } | null;

/** An alarm for messages that a test sets, and the lines that it logs. */
function watching(standing: readonly string[] = []) {
  const oldest: Record<"mail" | "push" | "webhook", Waiting> = {
    mail: null,
    push: null,
    webhook: null,
  };
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const stop = startDeliveryAlarm({
    watch: async () => ({ ...oldest }),
    now: () => new Date(),
    standing,
    log: { error: log, info: log },
  });
  return { oldest, lines, stop };
}

const since = "2026-11-20T17:00:00.000Z";
const stuck = `Email has been waiting to leave since ${since}: connect ECONNREFUSED`;

test("mail that waits for more than five minutes is logged once, and again each hour", async () => {
  const { oldest, lines, stop } = watching();
  oldest.mail = { since, error: "connect ECONNREFUSED" };
  await minutes(5);
  expect(lines).toEqual([]);
  await minutes(1);
  expect(lines).toEqual([stuck]);
  await minutes(59);
  expect(lines).toEqual([stuck]);
  await minutes(2);
  expect(lines).toEqual([stuck, stuck]);
  oldest.mail = null;
  await minutes(1);
  expect(lines.slice(2)).toEqual(["Email leaves again"]);
  await minutes(120);
  expect(lines).toHaveLength(3);
  stop();
});

test("notifications that wait are logged, too", async () => {
  const { oldest, lines, stop } = watching();
  oldest.push = { since, error: "the push service answered 500" };
  await minutes(6);
  expect(lines).toEqual([
    `Notifications have been waiting to leave since ${since}: the push service answered 500`,
  ]);
  stop();
});

test("waiting webhooks are logged separately, and nothing is logged after it is stopped", async () => {
  const { oldest, lines, stop } = watching();
  oldest.webhook = { since, error: null };
  await minutes(6);
  expect(lines).toEqual([`Webhooks have been waiting to leave since ${since}`]);
  stop();
  await minutes(120);
  expect(lines).toHaveLength(1);
});

test("what stays wrong is logged at the start and each hour", async () => {
  const standing = ["SMTP_URL is not set", "Not fit to be public: Phone"];
  const { lines, stop } = watching(standing);
  expect(lines).toEqual(standing);
  await minutes(61);
  expect(lines).toEqual([...standing, ...standing]);
  stop();
});

test("a database that does not answer is not logged here", async () => {
  const log: string[] = [];
  const stop = startDeliveryAlarm({
    watch: () => Promise.reject(new Error("disk full")),
    now: () => new Date(),
    log: { error: (line) => log.push(line), info: (line) => log.push(line) },
  });
  await minutes(120);
  expect(log).toEqual([]);
  stop();
});
