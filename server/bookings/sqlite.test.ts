import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, describe, expect, test } from "vitest";
import { addNote } from "#server/bookings/add-note.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { eraseBooking } from "#server/care/erase-booking.ts";
import { migrations } from "#server/db/migrations/all.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { openStore } from "#server/store.ts";
import { newBooking, validBooking } from "#server/testing/bookings.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { joinsContract } from "./joins.contract.ts";
import { listsContract } from "./lists.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "bookings-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("lists on SQLite", () => {
  listsContract(() => openStore({ DATA_DIR: join(folder, "lists") }));
});

describe("bookings on SQLite", () => {
  bookingsContract(() => openStore({ DATA_DIR: join(folder, "bookings") }));
});

describe("joins on SQLite", () => {
  joinsContract(() => openStore({ DATA_DIR: join(folder, "joins") }));
});

test("bookings from before the owner's side are listed, counted for their areas and found", async () => {
  const DATA_DIR = join(folder, "old");
  mkdirSync(DATA_DIR);
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  const db = new Kysely<unknown>({ dialect: sqliteDialect(database) });
  const provider = { getMigrations: async () => migrations("sqlite") };
  const { error } = await new Migrator({ db, provider }).migrateTo("0001-bookings");
  expect(error).toBeUndefined();
  for (const id of ["one", "two"])
    database.exec(`
      insert into bookings (id, first_name, last_name, email, phone, address, city, state, zip_code,
        num_dogs, service_type, created_at)
      values ('${id}', 'Ana', 'Núñez', 'ana@example.com', '(480) 555-0199', '1 Bell Rd', 'Phoenix', 'AZ', '85251',
        '1', 'weekly', '2026-11-20T17:00:00.000Z');
      insert into booking_events (booking_id, kind, at, actor, page)
      values ('${id}', 'requested', '2026-11-20T17:00:00.000Z', 'visitor', '/${id === "one" ? "troon" : ""}')`);
  await db.destroy();

  const store = await openStore({ DATA_DIR });
  const list = async (filter: { search?: string; area?: "troon" }) => {
    const page = await store.run(listBookings, { limit: 10, ...filter });
    return page.items.map(({ id }) => id);
  };
  expect(await list({})).toEqual(["two", "one"]);
  expect(await list({ area: "troon" })).toEqual(["one"]);
  expect(await list({ search: "nunez" })).toEqual(["two", "one"]);
  expect(await list({ search: "0199", area: "troon" })).toEqual(["one"]);
  expect(await list({ search: "troon" })).toEqual(["one"]);
  await store.close();
});

test("requests and notes from before they were searched are found, of an erased booking nothing", async () => {
  const DATA_DIR = join(folder, "noted");
  const store = await openStore({ DATA_DIR });
  const change = { actor: "riley", at: "2026-11-20T18:00:00.000Z", webhook: false };
  for (const id of ["one", "two", "erased"]) {
    const booking = { ...validBooking, specialRequests: `a zebra` };
    await store.run(storeBooking, newBooking({ id, booking }));
    await store.run(addNote, { ...change, bookingId: id, text: "by the fence" });
  }
  await store.run(eraseBooking, { ...change, bookingId: "erased" });
  await store.close();
  // As the version before left it: words of the fields alone.
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  database.exec(`update bookings set words = 'ana nunez' where id <> 'erased';
    drop index bookings_set_aside;
    drop table confirmation_counts;
    create table heartbeat (id integer primary key, at text not null);
    delete from kysely_migration where name >= '0007'`);
  database.close();

  const again = await openStore({ DATA_DIR });
  const find = async (search: string) => {
    const page = await again.run(listBookings, { limit: 10, search });
    return page.items.map(({ id }) => id);
  };
  expect(await find("zebra fence camelback")).toEqual(["two", "one"]);
  expect(await find("scottsdale")).toEqual(["two", "one"]);
  await again.run(storeBooking, newBooking({ id: "three" }));
  expect(await find("camelback")).toEqual(["three", "two", "one"]);
  await again.close();
});
