import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "#server/testing/process.ts";
import { amount } from "./amount.ts";
import { compare, storedInFile } from "./stored.ts";
import { sendVisitors } from "./visitors.ts";

const rounds = amount({ short: 5, full: 100 });

test(`killed under load, ${rounds} times at random moments, it keeps every booking that it acknowledged`, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "killed-"));
  let server = await startServer({ DATA_DIR }, ["--api-only"]);
  const visitors = sendVisitors(() => server.url, { prefix: "killed" });
  for (let round = 0; round < rounds; round += 1) {
    const until = visitors.acknowledged.size + 50 + Math.floor(Math.random() * 400);
    await expect
      .poll(() => visitors.acknowledged.size, { timeout: 30_000, interval: 1 })
      .toBeGreaterThan(until);
    const exit = once(server.process, "exit");
    server.process.kill("SIGKILL");
    await exit;
    server = await startServer({ DATA_DIR }, ["--api-only"]);
  }
  await visitors.stop();
  await server.stop();
  const { missing, ...counts } = compare(visitors, storedInFile(DATA_DIR));
  rmSync(DATA_DIR, { recursive: true });
  console.info(`${rounds} kills:`, { ...counts, missing: missing.length, seen: visitors.seen });
  expect(missing).toEqual([]);
  expect(visitors.differing).toEqual([]);
  expect(counts.doubled).toBe(0);
});
