import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { setWebhooks } from "#server/bookings/history.ts";
import { openStore } from "#server/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { eraseBooking } from "./erase.ts";
import { bookWithTraces, personal } from "./privacy.contract.ts";

test("no byte of an erased person is left in the file", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  const file = () => readFileSync(join(DATA_DIR, "bookings.db")).toString("latin1");
  const inFile = () =>
    personal.filter((value) => file().includes(Buffer.from(value).toString("latin1")));
  await bookWithTraces(store, "ana");
  await store.close();
  expect(inFile()).toEqual(personal);

  const again = await openStore({ DATA_DIR });
  await again.run(setWebhooks, { areSent: true });
  await again.run(eraseBooking, {
    bookingId: "ana",
    actor: "riley",
    at: "2026-11-21T17:00:00.000Z",
  });
  await again.close();
  expect(readdirSync(DATA_DIR)).toEqual(["bookings.db"]);
  expect(inFile()).toEqual([]);
});
