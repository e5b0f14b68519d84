import { expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { openStore } from "#server/open-store.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { listTasks } from "#server/visits/list-tasks.ts";

const address = "192.0.2.1";

test("two instances together fold what one network sends beyond a dozen in ten minutes", async () => {
  const DATABASE_URL = await newDatabase();
  const open = () => openStore({ DATA_DIR: "unused", DATABASE_URL });
  const env = { DATABASE_URL, RATE_LIMIT: { max: 30, windowMs: 60_000 }, TRUST_PROXY: 1 };
  const newId = () => crypto.randomUUID();
  const book = async ({ server }: TestApp) => {
    const headers = { "x-forwarded-for": address };
    const call = { method: "POST" as const, url: "/api/bookings", payload: validBooking, headers };
    return (await server.inject(call)).statusCode;
  };
  await withApp({ env, newId, store: await open() }, async (one) =>
    withApp({ env, newId, store: await open() }, async (other) => {
      for (let turn = 0; turn < 10; turn += 1)
        expect(await Promise.all([book(one), book(other)])).toEqual([201, 201]);
      const { folds } = await one.app.store.run(listTasks, { now: new Date().toISOString() });
      expect(folds.map(({ bookings }) => bookings)).toEqual([8]);
    }),
  );
});
