import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { findUser } from "#server/accounts/users.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { defineCommand } from "./command.ts";
import { StorageError } from "./storage-error.ts";

const folder = temporaryFolder(afterAll);
/** A thread opens a file within a second, unless the machine is busy. */
const patiently = { timeout: 60_000 };

test("the database fills in id, status and time by itself", async () => {
  const DATA_DIR = join(folder, "defaults");
  await (await openStore({ DATA_DIR })).close();
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  database.exec(
    "insert into bookings (first_name, last_name, email, phone, address, city, state, zip_code, num_dogs, service_type) values ('','','','','','','','','','')",
  );
  const row = database.prepare("select id, status, created_at from bookings").get();
  expect(row).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    status: "pending",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  database.close();
});

test("an unusable folder fails the start with a reason", async () => {
  writeFileSync(join(folder, "file"), "");
  // Below /proc, where there is one, Node's own recursive way never ends.
  for (const DATA_DIR of [join(folder, "file/inside"), "/proc/nowhere/inside"])
    await expect(openStore({ DATA_DIR })).rejects.toThrow(/bookings\.db cannot be used/);
});

test("a moved file takes no bookings and is not replaced by a new one; once back, it takes bookings", async () => {
  const DATA_DIR = join(folder, "moved");
  const file = join(DATA_DIR, "bookings.db");
  const store = await openStore({ DATA_DIR });
  const book = (id: string) => store.run(storeBooking, newBooking({ id }));
  const list = async () => {
    const { items } = await store.run(listBookings, { limit: 10 });
    return items.map(({ id }) => id);
  };
  await book("before");
  expect(await list()).toEqual(["before"]);
  renameSync(file, `${file}.away`);
  for (const id of ["one", "two"]) {
    await expect(book(id)).rejects.toThrow(StorageError);
    await expect(list()).rejects.toThrow(/no longer there/);
  }
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.away`, file);
  await book("after");
  expect(await list()).toEqual(["after", "before"]);
  await store.close();
});

test("the next booking notices that the file was deleted, emptied, replaced or lost its journal", async () => {
  for (const [what, harm] of [
    ["deleted", (file: string) => rmSync(file)],
    ["emptied", (file: string) => truncateSync(file)],
    [
      "replaced",
      (file: string) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ["without its journal", (file: string) => rmSync(`${file}-wal`)],
  ] as const) {
    const DATA_DIR = join(folder, what);
    const store = await openStore({ DATA_DIR });
    const book = (id: string) => store.run(storeBooking, newBooking({ id }));
    await book("before");
    harm(join(DATA_DIR, "bookings.db"));
    await expect(book("after"), what).rejects.toThrow(
      /bookings\.db: it( is no longer there| or its journal was moved)/,
    );
    await store.close();
  }
});

test("what was asked before the store closes is answered", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "closing") });
  const asked = [1, 2, 3].map(() => store.run(listBookings, { limit: 1 }));
  await store.close();
  expect(await Promise.all(asked)).toHaveLength(3);
});

test("a read notices a replaced file, and the next one reads what is there now", async () => {
  const DATA_DIR = join(folder, "read");
  const file = join(DATA_DIR, "bookings.db");
  const store = await openStore({ DATA_DIR });
  copyFileSync(file, `${file}.copy`);
  await store.run(storeBooking, newBooking({ id: "before" }));
  renameSync(`${file}.copy`, file);
  const list = () => store.run(listBookings, { limit: 10 });
  await expect(list()).rejects.toThrow(/was moved, deleted or replaced/);
  await expect(list()).resolves.toMatchObject({ items: [] });
  await store.close();
});

const insertSetting = `
  const [file, key] = process.argv.slice(1);
  const database = new (require("node:sqlite").DatabaseSync)(file);
  database.prepare("insert into settings (key, value) values (?, ?)").run(key, "x".repeat(9000));
  database.close();
`;
/** Writes as another program would: threads of one program share their state of a file. */
const writeFromOutside = (file: string, key: string) =>
  execFileSync(process.execPath, ["-e", insertSetting, file, key]);

test("after losing its journal the next booking is refused; then all readers and writers use one file", async () => {
  const DATA_DIR = join(folder, "no journal");
  const file = join(DATA_DIR, "bookings.db");
  const store = await openStore({ DATA_DIR });
  const book = (id: string) => store.run(storeBooking, newBooking({ id }));
  await book("before");
  rmSync(`${file}-wal`);
  await expect(book("refused")).rejects.toThrow(/its journal was moved, deleted/);
  await vi.waitFor(() => book("after"), patiently);
  for (const key of ["one", "two"]) {
    writeFromOutside(file, key);
    await book(key);
  }
  await store.close();
  const database = new DatabaseSync(file);
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  const column = (sql: string) => database.prepare(sql).all().flatMap(Object.values);
  expect(column("select id from bookings order by id")).toEqual(["after", "before", "one", "two"]);
  const settings = "select key from settings where key in ('one', 'two') order by key";
  expect(column(settings)).toEqual(["one", "two"]);
  database.close();
});

const openFiles = "/proc/self/fd";

test.runIf(existsSync(openFiles))(
  "a booking is not stored in a file that is replaced while it is being opened",
  async () => {
    const DATA_DIR = join(folder, "replaced early");
    const file = join(DATA_DIR, "bookings.db");
    await (await openStore({ DATA_DIR })).close();
    copyFileSync(file, `${file}.copy`);
    const replace = () => {
      copyFileSync(`${file}.copy`, `${file}.next`);
      renameSync(`${file}.next`, file);
    };
    /** How often this process has the file at the path open. */
    const timesOpen = () => {
      const isIt = (name: string) => {
        try {
          return readlinkSync(join(openFiles, name)) === file;
        } catch {
          return false;
        }
      };
      return readdirSync(openFiles).filter(isIt).length;
    };
    const store = await openStore({ DATA_DIR });
    const book = (id: string) => store.run(storeBooking, newBooking({ id }));
    replace();
    await expect(book("refused")).rejects.toThrow(StorageError);
    const lock = new DatabaseSync(file);
    lock.exec("begin immediate");
    const early = book("early");
    await vi.waitUntil(() => timesOpen() === 2, patiently);
    replace();
    lock.exec("rollback");
    lock.close();
    await expect(early).rejects.toThrow(StorageError);
    await vi.waitFor(() => book("after"), patiently);
    await store.close();
    const database = new DatabaseSync(file);
    expect(database.prepare("select id from bookings order by seq").all()).toEqual([
      { id: "after" },
    ]);
    database.close();
  },
);

test("a command whose file is not loaded fails alone, and the program goes on", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "unlisted") });
  const unlisted = defineCommand({ name: "unlisted", kind: "write", run: async () => {} });
  await expect(store.run(unlisted, undefined)).rejects.toThrow("in no file that commands.ts loads");
  await store.run(storeBooking, newBooking({ id: "after" }));
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
});

test("after a smaller file is copied over the database, no booking goes into the old one", async () => {
  const DATA_DIR = join(folder, "written over");
  await (await openStore({ DATA_DIR })).close();
  const file = join(DATA_DIR, "bookings.db");
  copyFileSync(file, `${file}.smaller`);
  const store = await openStore({ DATA_DIR });
  const book = (id: string) => store.run(storeBooking, newBooking({ id }));
  const look = () => store.run(findUser, { username: "riley" });
  await Promise.all(Array.from({ length: 300 }, (_, index) => book(`before-${index}`)));
  const checkpoint = new DatabaseSync(file);
  checkpoint.exec("pragma wal_checkpoint(truncate)");
  checkpoint.close();
  await look();
  copyFileSync(`${file}.smaller`, file);
  const [first, meanwhile] = await Promise.allSettled([look(), book("meanwhile")]);
  expect(first?.status).toBe("rejected");
  await vi.waitFor(() => book("after"), patiently);
  await store.close();
  const database = new DatabaseSync(file);
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  // A booking that arrives once the smaller file is open is stored there.
  expect(database.prepare("select id from bookings order by seq").all()).toEqual([
    ...(meanwhile?.status === "fulfilled" ? [{ id: "meanwhile" }] : []),
    { id: "after" },
  ]);
  database.close();
});
