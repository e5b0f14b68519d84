import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchWaiting } from "./watch-waiting.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T17:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
type Waiting = { since: string; error: string | null } | null;

/** A watch over what a test says is waiting, and the lines that it logs. */
function watching(lacksMailServer = false) {
  const oldest: { mail: Waiting; webhook: Waiting } = { mail: null, webhook: null };
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const stop = watchWaiting({
    findOldest: async () => ({ ...oldest }),
    now: () => new Date(),
    lacksMailServer,
    log: { error: log, info: log },
  });
  return { oldest, lines, stop };
}

const since = "2026-11-20T17:00:00.000Z";
const stuck = `E-mail has been waiting to leave since ${since}: connect ECONNREFUSED`;

test("mail that waits for more than five minutes is one line, said again each hour", async () => {
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
  expect(lines.slice(2)).toEqual(["E-mail leaves again"]);
  await minutes(120);
  expect(lines).toHaveLength(3);
  stop();
});

test("webhooks that wait are another line, and nothing is said after the end", async () => {
  const { oldest, lines, stop } = watching();
  oldest.webhook = { since, error: null };
  await minutes(6);
  expect(lines).toEqual([`Webhooks have been waiting to leave since ${since}`]);
  stop();
  await minutes(120);
  expect(lines).toHaveLength(1);
});

test("a public site without a mail server says so at the start and each hour", async () => {
  const { lines, stop } = watching(true);
  const line = "SMTP_URL is not set: mails to the owner and to visitors are only written to files";
  expect(lines).toEqual([line]);
  await minutes(61);
  expect(lines).toEqual([line, line]);
  stop();
});

test("a database that does not answer is left to others to report", async () => {
  const log: string[] = [];
  const stop = watchWaiting({
    findOldest: () => Promise.reject(new Error("disk full")),
    now: () => new Date(),
    lacksMailServer: false,
    log: { error: (line) => log.push(line), info: (line) => log.push(line) },
  });
  await minutes(120);
  expect(log).toEqual([]);
  stop();
});
