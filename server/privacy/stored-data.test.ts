import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataUses, storedData } from "#content/privacy.ts";
import { type FieldColumns, fieldTable } from "#domain/booking/fields.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import type { Database } from "#server/db/schema.ts";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { proveMailbox, requestMailbox } from "#server/visitor/prove-mailbox.ts";
import { eraseBooking } from "./erase.ts";
import { bookWithTraces } from "./privacy.contract.ts";

type Row = Record<string, unknown>;
type Query = (text: string) => Promise<Row[]>;
interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}

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

const folder = temporaryFolder(afterAll);

const engines = {
  SQLite: {
    env: async (): Promise<Place> => ({ DATA_DIR: folder }),
    columns:
      "select m.name as tab, c.name as col from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'",
    async query(_: Place, text: string): Promise<Row[]> {
      const database = new DatabaseSync(join(folder, "bookings.db"), { readOnly: true });
      const rows = database.prepare(text).all();
      database.close();
      return rows;
    },
  },
  PostgreSQL: {
    env: async (): Promise<Place> => ({
      DATA_DIR: folder,
      DATABASE_URL: await newDatabase(),
    }),
    columns:
      "select table_name as tab, column_name as col from information_schema.columns where table_schema = 'public'",
    async query({ DATABASE_URL = "" }: Place, text: string): Promise<Row[]> {
      const client = new pg.Client(DATABASE_URL);
      await client.connect();
      const { rows } = await client.query<Row>(text);
      await client.end();
      return rows;
    },
  },
};

/** Search indexes, lists of migrations, and the order of arrival, which SQLite keeps without a column. */
const isOwn = (column: string) => /^(kysely_|sqlite_)|^booking_events\.seq$/.test(column);

describe.each(Object.entries(engines))("the privacy page's statements about %s", (_, engine) => {
  let query: Query;
  let before: Row | undefined;

  beforeAll(async () => {
    const env = await engine.env();
    query = (text) => engine.query(env, text);
    const store = await openStore(env);
    await bookWithTraces(store, "erased");
    const change = { bookingId: "erased", actor: "riley", at: "2026-11-20T19:00:00.000Z" };
    await store.run(proveMailbox, { ...change, mailbox: validBooking.email, holdsWish: false });
    await store.run(requestMailbox, { ...change, email: "next@mail.example" });
    const phones = {
      from: { phone: validBooking.phone },
      to: { phone: "480-555-0199, 602-555-0123" },
    };
    await store.run(correctBooking, { ...change, ...phones, confirm: false });
    [before] = await query("select * from bookings");
    await store.run(eraseBooking, change);
    await store.close();
  });

  test("every column of every table has a declared use, and every declared column exists", async () => {
    const found = (await query(engine.columns))
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
    expect(await query("select * from visit_links")).toEqual([]);
  });
});
