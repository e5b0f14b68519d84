import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import pg, { DatabaseError } from "pg";
import { expect, test, vi } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { isPostgresDataError, transactOn } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

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

test("instances are notified of each other's changes once, also of those while the connection was broken", async () => {
  const env = { DATA_DIR: "unused", DATABASE_URL: await newDatabase() };
  const [one, other] = await Promise.all([openStore(env), openStore(env)]);
  const [own, heard] = [vi.fn(), vi.fn()];
  one.onChange(own);
  other.onChange(heard);
  await one.run(storeBooking, newBooking({ id: "before" }));
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);

  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query(
    // Other tests share the server.
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  await one.run(storeBooking, newBooking({ id: "afterwards" }));
  await expect.poll(() => heard).toHaveBeenCalledTimes(2);
  await other.run(storeBooking, newBooking({ id: "back" }));
  await expect.poll(() => own).toHaveBeenCalledTimes(3);
  expect(heard).toHaveBeenCalledTimes(3);
  await Promise.all([one.close(), other.close()]);
});

test("a database server that is not there fails the start with a reason", async () => {
  const nowhere = { DATA_DIR: "unused", DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" };
  await expect(openStore(nowhere)).rejects.toThrow(/PostgreSQL cannot be used.*ECONNREFUSED/);
});

function failure(code: string): DatabaseError {
  const error = new DatabaseError(`code ${code}`, 0, "error");
  error.code = code;
  return error;
}

/** A database whose BEGIN and COMMIT fail as listed, in their order; those without an entry succeed. */
function databaseThat(fails: readonly (Error | undefined)[]) {
  const asked: string[] = [];
  async function ask(statement: string) {
    asked.push(statement);
    const error = fails[asked.length - 1];
    if (error) throw error;
  }
  class Driver extends DummyDriver {
    override beginTransaction = () => ask("begin");
    override commitTransaction = () => ask("commit");
    override rollbackTransaction = () => ask("rollback");
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { asked, transact: transactOn(db) };
}

test("connections found dead at BEGIN are reopened, both of the batches' if need be", async () => {
  const dead = new Error("Connection terminated unexpectedly");
  const twice = databaseThat([dead, dead]);
  expect(await twice.transact(async () => "stored")).toBe("stored");
  const thrice = databaseThat([dead, dead, dead]);
  await expect(thrice.transact(async () => "stored")).rejects.toBe(dead);
});

test("a transaction is repeated after a deadlock", async () => {
  const { transact, asked } = databaseThat([]);
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts === 1) throw failure("40P01");
    return "stored";
  };
  expect(await transact(work)).toBe("stored");
  expect(asked).toEqual(["begin", "rollback", "begin", "commit"]);
  await expect(
    databaseThat([]).transact(async () => {
      throw failure("40P01");
    }),
  ).rejects.toThrow("40P01");
});

test("nothing is repeated once COMMIT has been sent", async () => {
  let attempts = 0;
  const { transact } = databaseThat([undefined, failure("40P01")]);
  const work = async () => {
    attempts += 1;
  };
  await expect(transact(work)).rejects.toThrow("40P01");
  expect(attempts).toBe(1);
});

test("without an answer to COMMIT nobody knows whether it was stored; an error in answer says that it was not", async () => {
  const outcome = (error: Error) => databaseThat([undefined, error]).transact(async () => "stored");
  for (const lost of [new Error("Connection terminated unexpectedly"), failure("57P01")])
    await expect(outcome(lost)).rejects.toMatchObject({ isUnknown: true, cause: lost });
  await expect(outcome(failure("23505"))).rejects.not.toHaveProperty("isUnknown");
  const before = new Error("Connection terminated unexpectedly");
  const earlier = databaseThat([]).transact(() => Promise.reject(before));
  await expect(earlier).rejects.toBe(before);
});

test("bad values and broken constraints are data errors, a full disk and a deadlock are not", () => {
  expect(
    ["22P02", "23505", "53100", "40P01"].map((code) => isPostgresDataError(failure(code))),
  ).toEqual([true, true, false, false]);
  expect([new Error("gone"), new TypeError("our mistake")].map(isPostgresDataError)).toEqual([
    ...[false, true],
  ]);
});
