import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { dataUses, storedData } from "#content/privacy.ts";
import { type FieldColumns, fieldTable } from "#domain/booking/fields.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import type { Database } from "#server/db/schema.ts";
import { openStore } from "#server/open-store.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { engine, newStores } from "#server/testing/new-stores.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { bookWithTraces, personal } from "#server/testing/traces.ts";
import { chooseContactMethod } from "#server/visitor/visitor-changes.ts";
import { eraseBooking } from "./erase.ts";

type Row = Readonly<Record<string, unknown>>;

type Columns<Table extends keyof Database> = Readonly<
  Record<Exclude<keyof Database[Table], Table extends "bookings" ? keyof FieldColumns : never>, Use>
>;
type Use = readonly [use: keyof typeof dataUses, label: string];

/** A column without a declared use is a type error here. */
const columns: { readonly [Table in keyof Database]: Columns<Table> } = storedData;

const fields = Object.values(fieldTable).map(({ column, kept }) => [column, kept] as const);
const declared: Readonly<Record<keyof Database, Readonly<Record<string, Use>>>> = {
  ...columns,
  bookings: { ...Object.fromEntries(fields), ...columns.bookings },
};

const { newPlace } = newStores();
const columnsOf = {
  SQLite:
    "select m.name as tab, c.name as col from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'",
  PostgreSQL:
    "select table_name as tab, column_name as col from information_schema.columns where table_schema = 'public'",
};

/** Search indexes, lists of migrations, and the order of arrival, which SQLite keeps without a column. */
const isOwn = (column: string) => /^(kysely_|sqlite_)|^booking_events\.seq$/.test(column);

let query: (text: string) => Promise<readonly Row[]>;
let before: Row | undefined;

beforeAll(async () => {
  const env = await newPlace();
  query = async (text) => (await runSql(env, text)).rows;
  const store = await openStore(env);
  await bookWithTraces(store, "erased");
  const change = { bookingId: "erased", actor: "riley", at: "2026-11-20T19:00:00.000Z" };
  const phones = {
    from: { phone: validBooking.phone },
    to: { phone: "480-555-0199, 602-555-0123" },
  };
  await store.run(correctBooking, { ...change, ...phones });
  await store.run(chooseContactMethod, { ...change, reachBy: "text" });
  [before] = await query("select * from bookings");
  await store.run(eraseBooking, change);
  await store.close();
});

test("every column of every table has a declared use, and every declared column exists", async () => {
  const found = (await query(columnsOf[engine]))
    .map(({ tab, col }) => `${tab}.${col}`)
    .filter((column) => !isOwn(column));
  const listed = Object.entries(declared).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(found.sort()).toEqual(listed.sort());
});

test("erasing empties the columns kept for months, and leaves the rest", async () => {
  const [after] = await query("select * from bookings");
  const isFilled = (row: Row | undefined, column: string) => Boolean(row?.[column]);
  for (const [column, [use]] of Object.entries(declared.bookings)) {
    if (!dataUses[use]?.kept.includes("months")) continue;
    expect(isFilled(before, column), `${column} was filled`).toBe(true);
    expect(isFilled(after, column), `${column} is erased`).toBe(false);
  }
  for (const column of ["city", "state", "area", "num_dogs", "service_type", "created_at"])
    expect(after?.[column], column).toEqual(before?.[column]);
  expect(await query("select text from booking_events where text is not null")).toEqual([]);
  expect(await query("select error from messages where error is not null")).toEqual([]);
  expect(await query("select * from booking_requests")).toEqual([]);
});

test.runIf(engine === "SQLite")("no byte of an erased person is left in the file", async () => {
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
