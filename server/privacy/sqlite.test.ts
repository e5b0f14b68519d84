import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { setWebhooks } from "#server/journal/history.ts";
import { openStore } from "#server/open-store.ts";
import { clockContract } from "./clock.contract.ts";
import { eraseBooking } from "./erase.ts";
import { bookWithTraces, personal, privacyContract } from "./privacy.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "privacy-"));
const opened: Store[] = [];
async function open(name: string): Promise<Store> {
  const store = await openStore({ DATA_DIR: join(folder, name) });
  opened.push(store);
  return store;
}
afterAll(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

describe("SQLite forgets what it should", () => {
  privacyContract(() => open("contract"));
});

describe("SQLite's leads outlast a wrong clock", () => {
  clockContract(() => open("clock"));
});

test("no byte of an erased person is left in the file", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "bytes") });
  const file = () => readFileSync(join(folder, "bytes", "bookings.db")).toString("latin1");
  const inFile = () =>
    personal.filter((value) => file().includes(Buffer.from(value).toString("latin1")));
  await bookWithTraces(store, "ana");
  await store.close();
  expect(inFile()).toEqual(personal);

  const again = await openStore({ DATA_DIR: join(folder, "bytes") });
  await again.run(setWebhooks, { areSent: true });
  await again.run(eraseBooking, {
    bookingId: "ana",
    actor: "riley",
    at: "2026-11-21T17:00:00.000Z",
  });
  await again.close();
  expect(readdirSync(join(folder, "bytes"))).toEqual(["bookings.db"]);
  expect(inFile()).toEqual([]);
});
