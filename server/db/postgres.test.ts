import { Socket } from "node:net";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/places.ts";
import { StorageError } from "./storage-error.ts";
import { storeContract } from "./store.contract.ts";

let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await newDatabase();
});

describe("PostgreSQL keeps the contract", () => {
  storeContract(() => openStore({ DATA_DIR: "unused", DATABASE_URL }));
});

test("a booking that waits too long for the database is refused, and is not stored later", async () => {
  const address = await newDatabase();
  const store = await openStore({ DATA_DIR: "unused", DATABASE_URL: address });
  const other = new pg.Client(address);
  await other.connect();
  await other.query("begin; lock table bookings in access exclusive mode");
  await expect(store.run(storeBooking, newBooking({ id: "waiting" }))).rejects.toThrow(
    StorageError,
  );
  await other.query("rollback");
  await other.end();
  expect(await store.run(listBookings, { limit: 1 })).toMatchObject({
    items: [],
  });
  await store.close();
});

test("instances are notified of each other's changes, and reload after a broken connection", async () => {
  const env = { DATA_DIR: "unused", DATABASE_URL: await newDatabase() };
  const [one, other] = await Promise.all([openStore(env), openStore(env)]);
  const heard = vi.fn();
  other.onChange(heard);
  await one.run(storeBooking, newBooking({ id: "before" }));
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);

  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
  );
  await client.end();
  await expect.poll(() => heard).toHaveBeenCalledTimes(2);
  await one.run(storeBooking, newBooking({ id: "afterwards" }));
  await expect.poll(() => heard).toHaveBeenCalledTimes(3);
  await Promise.all([one.close(), other.close()]);
});

test("the connection that listens is probed after ten seconds of silence, so that a dead one is noticed", async () => {
  const probe = vi.spyOn(Socket.prototype, "setKeepAlive");
  const store = await openStore({ DATA_DIR: "unused", DATABASE_URL });
  expect(probe.mock.calls).toEqual([[true, 10_000]]);
  probe.mockRestore();
  await store.close();
});

test("a database server that is not there fails the start with a reason", async () => {
  const nowhere = { DATA_DIR: "unused", DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" };
  await expect(openStore(nowhere)).rejects.toThrow(/PostgreSQL cannot be used.*ECONNREFUSED/);
});
