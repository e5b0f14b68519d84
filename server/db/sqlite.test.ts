import { copyFileSync, existsSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { defineCommand } from "./command.ts";
import { StorageError } from "./storage-error.ts";

const folder = temporaryFolder(afterAll);

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
    await expect(list()).rejects.toThrow(/moved, deleted or replaced/);
  }
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.away`, file);
  await book("after");
  expect(await list()).toEqual(["after", "before"]);
  await store.close();
});

test("a file that was deleted, emptied, replaced or lost its journal takes no bookings and is not read", async () => {
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
    const words = /bookings\.db: it or its journal was moved/;
    await expect(book("after"), what).rejects.toThrow(words);
    await expect(store.run(listBookings, { limit: 1 }), what).rejects.toThrow(words);
    await store.close();
  }
});

test("what was asked before the store closes is answered", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "closing") });
  const asked = [1, 2, 3].map(() => store.run(listBookings, { limit: 1 }));
  await store.close();
  expect(await Promise.all(asked)).toHaveLength(3);
});

test("a command whose file is not loaded fails alone, and the program goes on", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "unlisted") });
  const unlisted = defineCommand({ name: "unlisted", kind: "write", run: async () => {} });
  await expect(store.run(unlisted, undefined)).rejects.toThrow("in no file that commands.ts loads");
  await store.run(storeBooking, newBooking({ id: "after" }));
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
});
