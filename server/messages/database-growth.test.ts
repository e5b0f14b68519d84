import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { checkGrowth } from "./database-growth.ts";

test("growth by more than 100 MB in a day is too fast", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  /** As if the database had been smaller by this when the day began. */
  const grow = (bytes: number) =>
    database.exec(`update settings
      set value = json_set(value, '$.bytes', json_extract(value, '$.bytes') - ${bytes})
      where key = 'size-mark'`);
  const isTooFast = async (now: string) => (await store.run(checkGrowth, { now })).growth;
  expect(await isTooFast("2026-11-20T17:00:00.000Z")).toBe(false);
  grow(99_000_000);
  expect(await isTooFast("2026-11-20T18:00:00.000Z")).toBe(false);
  expect(await isTooFast("2026-11-21T17:00:00.000Z")).toBe(false);
  grow(101_000_000);
  expect(await isTooFast("2026-11-21T18:00:00.000Z")).toBe(true);
  database.close();
  await store.close();
});
