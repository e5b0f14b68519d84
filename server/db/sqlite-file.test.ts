import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listUsers } from "#server/accounts/users.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { explainSqlite, openFile } from "./sqlite-file.ts";

const folder = temporaryFolder(afterAll);
const good = join(folder, "good/bookings.db");
beforeAll(async () => {
  const store = await openStore({ DATA_DIR: join(folder, "good") });
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      store.run(storeBooking, newBooking({ id: `b-${index}` })),
    ),
  );
  await store.close();
});

const page = 4096;

/** The error with which a start refuses a file. */
function refusal(file: string): string {
  try {
    openFile({ file, isStart: true }).close();
  } catch (error) {
    return explainSqlite(error);
  }
  return "opened";
}

const overwrite = (from: number, to: number) => (file: string) => {
  const bytes = readFileSync(file);
  bytes.fill(0xff, from, to);
  writeFileSync(file, bytes);
};

test.each<[string, (file: string) => void]>([
  ["of garbage", (file) => writeFileSync(file, "this is no database ".repeat(1000))],
  ["cut short in the middle of a page", (file) => truncateSync(file, 20 * page + 100)],
  ["cut short between two pages", (file) => truncateSync(file, 20 * page)],
  ["cut short to a few bytes", (file) => truncateSync(file, 50)],
  ["with a damaged beginning", overwrite(0, 16)],
  ["with a damaged page size", overwrite(16, 18)],
  ["with a damaged list of tables", overwrite(100, page)],
])(
  "a file %s is refused, the error says what to do, and the file is left as it is",
  (name, damage) => {
    const file = join(folder, `${name}.db`);
    copyFileSync(good, file);
    damage(file);
    const before = readFileSync(file);
    expect(refusal(file)).toMatch(
      /^it is damaged \(.+\)\. Keep a copy .*: "scoopdale restore FILE", in a clone "npm/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  },
);

test("a database of another program is refused, and left as it is", () => {
  const file = join(folder, "foreign.db");
  const database = new DatabaseSync(file);
  database.exec("create table songs (name text)");
  database.close();
  const before = readFileSync(file);
  expect(refusal(file)).toMatch(/^it is a database of another program/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

/** Does something as a user whom file modes bind; root is not bound by them. */
function asAnybody<Result>(act: () => Result): Result {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.(65_534);
  try {
    return act();
  } finally {
    process.seteuid?.(0);
  }
}

test("a read-only file in a read-only folder is refused", () => {
  const DATA_DIR = join(folder, "read-only");
  mkdirSync(DATA_DIR);
  const file = join(DATA_DIR, "bookings.db");
  copyFileSync(good, file);
  chmodSync(folder, 0o755);
  chmodSync(DATA_DIR, 0o555);
  chmodSync(file, 0o444);
  const refused = asAnybody(() => refusal(file));
  chmodSync(DATA_DIR, 0o755);
  expect(refused).toMatch(/^(it or its folder is read-only|it cannot be opened)/);
});

test("a folder in place of the file is refused", () => {
  const file = join(folder, "folder.db");
  mkdirSync(file);
  expect(refusal(file)).toMatch(/^it cannot be opened: .* is it a file\?/);
});

test("an empty file, which a killed first start leaves behind, is a fresh start", () => {
  const file = join(folder, "empty.db");
  writeFileSync(file, "");
  expect(refusal(file)).toBe("opened");
});

test.each<[string, (file: string) => void, RegExp]>([
  ["missing", (file) => rmSync(file), /^it is missing, but its journal .*-wal still holds/],
  ["empty", (file) => truncateSync(file), /^it is empty, but its journal .*-wal still holds/],
])(
  "a file that is %s next to a journal with bookings is refused, and the journal is kept",
  (what, harm, words) => {
    const file = join(folder, `lost-${what}.db`);
    const database = openFile({ file, isStart: true });
    database.exec("create table kysely_migration (name text)");
    copyFileSync(`${file}-wal`, `${file}.wal`);
    database.close();
    renameSync(`${file}.wal`, `${file}-wal`);
    harm(file);
    const journal = readFileSync(`${file}-wal`);
    expect(journal.length).toBeGreaterThan(0);
    expect(refusal(file)).toMatch(words);
    expect(readFileSync(`${file}-wal`).equals(journal)).toBe(true);
    expect(existsSync(file)).toBe(what === "empty");
  },
);

test("an empty journal without a database file is a fresh start", () => {
  const file = join(folder, "empty-journal.db");
  writeFileSync(`${file}-wal`, "");
  expect(refusal(file)).toBe("opened");
});

test("only a fresh start creates a file", () => {
  const file = join(folder, "absent.db");
  expect(() => openFile({ file, isStart: false })).toThrow(/unable to open/);
  openFile({ file, isStart: true }).close();
  openFile({ file, isStart: false }).close();
});

test("damage that no start meets is reported by the command that meets it", async () => {
  const DATA_DIR = join(folder, "met");
  mkdirSync(DATA_DIR);
  const file = join(DATA_DIR, "bookings.db");
  copyFileSync(good, file);
  const database = new DatabaseSync(file);
  const roots = database
    .prepare("select rootpage from sqlite_master where tbl_name = 'users'")
    .all()
    .map(({ rootpage }) => Number(rootpage));
  database.close();
  for (const root of roots) overwrite((root - 1) * page, root * page)(file);
  const store = await openStore({ DATA_DIR });
  await expect(store.run(listUsers, undefined)).rejects.toThrow(
    `${file}: it is damaged (database disk image is malformed). Keep a copy`,
  );
  await store.run(storeBooking, newBooking({ id: "elsewhere" }));
  await store.close();
});
