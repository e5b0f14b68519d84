import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStore } from "./db/store.ts";
import { validBooking } from "./testing/bookings.ts";
import { startServer } from "./testing/process.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "killed-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const start = () => startServer({ DATA_DIR }, ["--api-only"]);

async function book(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ ...validBooking, firstName: key }),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}

async function storedIds(): Promise<string[]> {
  const store = await openStore({ DATA_DIR });
  const { items } = await store.run({ name: "listBookings", input: { limit: 1_000_000 } });
  await store.close();
  return items.map(({ id }) => id);
}

test("killed under load again and again, it keeps every booking that it acknowledged", async () => {
  const acknowledged: string[] = [];
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const until = acknowledged.length + 100 + Math.floor(Math.random() * 400);
    const exit = once(server.process, "exit");
    const visitors = Array.from({ length: 32 }, async (_, visitor) => {
      for (let turn = 0; server.process.signalCode === null; turn += 1) {
        acknowledged.push(await book(server.url, `${round}-${visitor}-${turn}`));
        if (acknowledged.length >= until) server.process.kill("SIGKILL");
      }
    });
    // The last requests of each round break off: their bookings were never acknowledged.
    await Promise.allSettled(visitors);
    await exit;
  }
  const stored = new Set(await storedIds());
  const missing = acknowledged.filter((id) => !stored.has(id));
  console.info(
    `${rounds} kills, ${acknowledged.length} acknowledged, ${stored.size} stored, ${missing.length} missing`,
  );
  expect(missing).toEqual([]);
});

test("told to end in the middle, it answers what is under way and ends with 0", async () => {
  const server = await start();
  const visitors = Array.from({ length: 32 }, (_, visitor) => book(server.url, `last-${visitor}`));
  await Promise.race(visitors);
  expect(await server.stop()).toBe(0);
  const answers = await Promise.allSettled(visitors);
  const stored = new Set(await storedIds());
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  for (const answer of answers)
    if (answer.status === "fulfilled") expect(stored).toContain(answer.value);
});
