import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { amount, isFull } from "#faults/amount.ts";
import { compare, storedIn } from "#faults/stored.ts";
import { book } from "#faults/visitors.ts";
import { connectClients } from "#server/testing/clients.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const wanted = amount({ short: 2000, full: 10_000 });
/** How many connections a process may have here, minus a thousand for other files. "unlimited" is not a number. */
const possible =
  (Number(execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" })) || wanted * 2) - 1000;
const count = Math.min(wanted, possible);
const slow = 200;
/**
 * The most memory that a connection may take, in kB: twice the measured value. Where connections are few, what the
 * program itself takes meanwhile weighs as much.
 */
const most = amount({ short: 40, full: 20 });

const DATA_DIR = temporaryFolder(afterAll);
const acknowledged = new Map<string, string>();
let server: RunningServer;
beforeAll(async () => {
  if (count < wanted)
    console.info(`${count} connections instead of ${wanted}: "ulimit -Hn" allows no more`);
  // All come from one address, as behind a proxy.
  server = await startServer({ DATA_DIR, TRUST_PROXY: "true" });
  await visits("first", 50);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  expect(compare({ acknowledged }, await storedIn({ DATA_DIR })).missing).toEqual([]);
});

/** This many visitors, one after another: each reads the home page and books. */
async function visits(prefix: string, often = 20): Promise<void> {
  for (let turn = 0; turn < often; turn += 1) {
    const page = await fetch(server.url);
    expect([page.status, (await page.text()).length > 10_000]).toEqual([200, true]);
    const key = `${prefix}-${turn}`;
    const booked = await book(server.url, key);
    if ("failed" in booked) throw new Error(`${key} was answered with ${booked.failed}`);
    acknowledged.set(key, booked.id);
  }
}

/** The server's open files and memory. Where the system does not show them, nothing is compared. */
function figures() {
  if (process.platform !== "linux") return { files: 0, kilobytes: 0 };
  const folder = `/proc/${server.process.pid}`;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8")) ?? [];
  return { files: readdirSync(`${folder}/fd`).length, kilobytes: Number(kilobytes) };
}

const head = "POST /api/bookings HTTP/1.1\r\nHost: x\r\n";
const whole = `${head}Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n`;

test(`visitors are served among ${count} open connections and ${slow} slow senders, and no sockets leak`, async () => {
  const before = figures();
  const senders = await connectClients(server.url, slow, (index) =>
    index % 2 === 0 ? { first: head, trickles: "X-Slow: 1\r\n" } : { first: whole, trickles: " " },
  );
  const clients = await connectClients(server.url, count, (index) => ({
    first: index % 2 === 0 ? "" : head,
  }));
  await visits("among-them");
  expect([clients.open, senders.open]).toEqual([count, slow]);
  const peak = figures();
  const each = (peak.kilobytes - before.kilobytes) / count;
  expect(each).toBeLessThan(most);

  if (isFull) {
    // After 30 seconds the server closes all of them by itself.
    const from = performance.now();
    for (let turn = 0; clients.open + senders.open > 0; turn += 1) {
      await visits(`as-they-disconnect-${turn}`, 1);
      expect(performance.now() - from).toBeLessThan(90_000);
    }
    expect([...clients.answered, ...senders.answered]).toEqual([
      ["408", count],
      ["408", slow],
    ]);
  }
  clients.disconnect();
  senders.disconnect();
  await expect
    .poll(() => figures().files, { timeout: 20_000, interval: 100 })
    .toBeLessThanOrEqual(before.files + 10);
  await visits("afterwards");
  console.info(`${count} connections and ${slow} slow senders:`, {
    kilobytesEach: Number(each.toFixed(1)),
    megabytes: [before, peak, figures()].map(({ kilobytes }) => Math.round(kilobytes / 1000)),
    files: [before, peak, figures()].map(({ files }) => files),
  });
});

test("a hundred clients that request a large page five hundred times without reading are cut off", async () => {
  const before = figures();
  const asked = "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500);
  const clients = await connectClients(server.url, 100, () => ({ first: asked }), { reads: false });
  await visits("among-readers");
  await expect
    .poll(() => figures().files, { timeout: 20_000, interval: 100 })
    .toBeLessThanOrEqual(before.files + 10);
  const grown = figures().kilobytes - before.kilobytes;
  console.info(`who asks on without reading: ${Math.round(grown / 1000)} MB more`);
  // All the requested pages together would take more memory than the program may have.
  expect(grown).toBeLessThan(200_000);
  clients.disconnect();
});
