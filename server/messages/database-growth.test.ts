import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { listMessages } from "#server/outbox/message-commands.ts";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { enqueueAlarms } from "./delivery-alarm.ts";

test("growth by more than 100 MB in a day raises one alarm", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  /** As if the database had been smaller by this when the day began. */
  const grow = (bytes: number) =>
    database.exec(`update settings
      set value = json_set(value, '$.bytes', json_extract(value, '$.bytes') - ${bytes})
      where key = 'size-mark'`);
  const alarms = async (now: string) => {
    await store.run(enqueueAlarms, { now });
    return (await store.run(listMessages, { limit: 9 })).map(({ id }) => id);
  };
  expect(await alarms("2026-11-20T17:00:00.000Z")).toEqual([]);
  grow(99_000_000);
  expect(await alarms("2026-11-20T18:00:00.000Z")).toEqual([]);
  expect(await alarms("2026-11-21T17:00:00.000Z")).toEqual([]);
  grow(101_000_000);
  const alarm = ["alarm.growth.2026-11-21"];
  expect(await alarms("2026-11-21T18:00:00.000Z")).toEqual(alarm);
  expect(await alarms("2026-11-21T18:01:00.000Z")).toEqual(alarm);
  database.close();
  await store.close();
});
