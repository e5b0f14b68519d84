import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { keepSecret } from "#server/accounts/secret.ts";
import { addSession, listSessions } from "#server/accounts/sessions.ts";
import { addUser, countUsers, findUser } from "#server/accounts/users.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { addNote } from "#server/bookings/notes.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import type { Store } from "#server/db/store.ts";
import { setWebhooks } from "#server/journal/history.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { vapidKeysOf } from "#server/messages/send-push.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { bookingPages } from "#server/privacy/export.ts";
import { readRetention, writeRetention } from "#server/privacy/retention.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
import { listFeed } from "#server/visits/calendar.ts";
import { openGateKeys } from "#server/visits/gate-keys.ts";
import { listNotesOfOtherKeys } from "#server/visits/gate-notes.ts";
import { readRoutePlan, writeRoutePlan } from "#server/visits/route-plan.ts";
import { scheduleVisit } from "#server/visits/schedule-visit.ts";
import { makeBackup } from "./backup.ts";
import { moveData } from "./move.ts";
import { restoreBackup } from "./restore.ts";
import { copied, leftOut } from "./tables.ts";

const folder = temporaryFolder(afterAll);
const path = (name: string) => join(folder, name);
const sqlite = (name: string) => ({ DATA_DIR: path(name), mail: true });
const postgres = async () => ({
  DATA_DIR: "unused",
  mail: true,
  DATABASE_URL: await newDatabase("empty"),
});

const at = "2026-11-20T18:00:00.000Z";
const change = { actor: "riley", at };

/** Runs `use` with a storage, and closes it. */
async function using<Result>(
  where: Parameters<typeof openStore>[0],
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(where);
  return use(store).finally(() => store.close());
}

/** Fills a storage with one of everything. */
async function fill(store: Store): Promise<void> {
  await store.run(setWebhooks, { areSent: true });
  await store.run(addUser, { id: "u", username: "riley", password: "hash" });
  await store.run(keepSecret, { secret: "the secret of sessions" });
  for (const id of ["first", "second", "third"])
    await store.run(
      storeBooking,
      newBooking({
        id,
        key: id === "third" ? "key" : null,
        booking: { ...validBooking, specialRequests: "犬 “gate”\n'quote'" },
      }),
    );
  await store.run(addNote, { ...change, bookingId: "first", text: "a note" });
  const to = { from: "pending", to: "contacted" } as const;
  await store.run(changeStatus, { ...change, bookingId: "first", ...to });
  await store.run(mergeBooking, { ...change, bookingId: "second", into: "first" });
  const visit = { ...slotOf("2026-11-24", "morning"), override: false, seen: null };
  await store.run(scheduleVisit, { ...change, bookingId: "first", ...visit });
  const plan = { areas: {}, capacity: { Monday: 3 }, daysOff: [] };
  await store.run(writeRoutePlan, { plan, now: at });
  await store.run(eraseBooking, { ...change, bookingId: "third" });
  await store.run(writeRetention, { months: 36 });
}

/** All that can be seen of a storage. */
async function everything(store: Store) {
  const bookings = (await Array.fromAsync(bookingPages(store, {}))).flat();
  const details = [];
  for (const { id } of bookings) details.push(await store.run(readBooking, { id }));
  return {
    details,
    retention: await store.run(readRetention, undefined),
    plan: await store.run(readRoutePlan, { now: at }),
    calendar: await store.run(listFeed, { today: "2026-11-20" }),
    user: await store.run(findUser, { username: "riley" }),
  };
}

const found = async (store: Store, search: string) => {
  const { items } = await store.run(listBookings, { search, limit: 10 });
  return items.map(({ id }) => id);
};

test.each([
  ["SQLite", "SQLite"],
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
  ["PostgreSQL", "PostgreSQL"],
])(
  "after restoring a backup of %s into %s, everything is there, can be searched, and goes on",
  async (one, other) => {
    const name = `${one}-${other}`;
    const from = one === "SQLite" ? sqlite(`${name}-from`) : await postgres();
    const to = other === "SQLite" ? sqlite(`${name}-to`) : await postgres();
    const file = path(`${name}.db`);
    const before = await using(from, async (store) => {
      await fill(store);
      const counts = await makeBackup(from, file);
      expect(counts).toMatchObject({ bookings: 3, events: 10, messages: 18, users: 1 });
      return everything(store);
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // No sessions, no secret that a session could be made with, and no second file beside.
    expect(readFileSync(file).includes("the secret of sessions")).toBe(false);
    expect(readdirSync(folder).filter((entry) => entry.startsWith(`${name}.`))).toEqual([
      `${name}.db`,
    ]);

    expect(await restoreBackup(to, file)).toMatchObject({
      bookings: 3,
      events: 10,
      messages: 18,
      users: 1,
    });
    await using(to, async (store) => {
      expect(await everything(store)).toEqual(before);
      expect(await found(store, "camelback")).toEqual(["first"]);
      await store.run(storeBooking, newBooking({ id: "new", key: "new" }));
      expect(await found(store, "camelback")).toEqual(["new", "first"]);
      await store.run(addNote, { ...change, bookingId: "first", text: "again" });
      const detail = await store.run(readBooking, { id: "first" });
      expect(detail?.history.at(-1)).toMatchObject({ text: "again" });
    });
  },
);

test("a move takes everything along, both ways: sessions, the secret of links and gate notes, too", async () => {
  const [first, second, third] = [sqlite("move-from"), await postgres(), sqlite("move-to")];
  const session = { id: "s", replaced: null, userId: "u", device: "phone", browser: "b" };
  const note = { id: "note", sealed: "sealed", keyId: "key" };
  const left = async (store: Store) => ({
    everything: await everything(store),
    sessions: await store.run(listSessions, { userId: "u", now: at }),
    secret: await store.run(keepSecret, { secret: "another" }),
    notes: await store.run(listNotesOfOtherKeys, { keyId: "another" }),
  });
  const before = await using(first, async (store) => {
    await fill(store);
    await store.run(addSession, {
      ...session,
      createdAt: at,
      expiresAt: "2027-11-20T18:00:00.000Z",
    });
    await store.run(saveGateForm, { ...change, bookingId: "first", note });
    return left(store);
  });
  expect(before).toMatchObject({ secret: "the secret of sessions", notes: [note] });
  expect(before.sessions).toHaveLength(1);
  // The program was started there once.
  await using(second, (store) => store.run(keepSecret, { secret: "another" }));
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    await moveData(from, to);
    expect(await using(to, left)).toEqual(before);
  }
  await expect(moveData(first, second)).rejects.toThrow("Nothing was changed");
});

test("a move waits for the keys of gate notes", async () => {
  const from = sqlite("keyless");
  await using(from, async () =>
    openGateKeys({ ...from, GATE_NOTE_KEYS: undefined, DATABASE_URL: undefined }),
  );
  await expect(moveData(from, sqlite("never"))).rejects.toThrow("into GATE_NOTE_KEYS first");
  expect(await hasDatabase(sqlite("never"))).toBe(false);
});

test("a backup made while bookings arrive has all the earlier ones, and each booking is complete", async () => {
  const from = sqlite("busy");
  const counts = await using(from, async (store) => {
    await store.run(setWebhooks, { areSent: true });
    let stored = 0;
    let running = true;
    const arriving = Array.from({ length: 8 }, async (_, visitor) => {
      while (running) {
        await store.run(storeBooking, newBooking({ id: `${visitor}-${stored}` }));
        stored += 1;
      }
    });
    while (stored < 200) await store.run(countUsers, undefined);
    const before = stored;
    const { bookings } = await makeBackup(from, path("busy.db"));
    const after = stored;
    running = false;
    await Promise.all(arriving);
    return { before, bookings, after: after + arriving.length };
  });
  expect(counts.bookings).toBeGreaterThanOrEqual(counts.before);
  expect(counts.bookings).toBeLessThanOrEqual(counts.after);
  const database = new DatabaseSync(path("busy.db"), { readOnly: true });
  const broken = database
    .prepare(`select count(*) as count from bookings where
      (select count(*) from booking_events where booking_id = bookings.id) <> 1
      or (select count(*) from messages where booking_id = bookings.id) <> 3`)
    .get();
  database.close();
  expect(broken).toEqual({ count: 0 });
});

test("a restore without mail leaves no messages waiting to be sent", async () => {
  const from = sqlite("mail");
  await using(from, fill);
  await makeBackup(from, path("mail.db"));
  expect(readdirSync(path("mail"))).toEqual(["bookings.db"]);
  const into = (name: string, mail: boolean) =>
    restoreBackup({ DATA_DIR: path(name), mail }, path("mail.db"));
  const counts = await into("with-mail", true);
  expect(counts.pendingMessages).toBeGreaterThan(0);
  expect(await into("without-mail", false)).toEqual({ ...counts, pendingMessages: 0 });
});

test("a backup of PostgreSQL has the same schema as a SQLite database, including indexes", async () => {
  const from = await postgres();
  await using(from, fill);
  await makeBackup(from, path("from-postgres.db"));
  await using(sqlite("own"), async () => {});
  const [backup, own] = ["from-postgres.db", "own/bookings.db"].map((file) => {
    const database = new DatabaseSync(path(file), { readOnly: true });
    const parts = database.prepare("select type, name, sql from sqlite_master order by name").all();
    database.close();
    return parts;
  });
  expect(backup).toEqual(own);
});

test("every table is either in a backup or left out on purpose", async () => {
  await using(sqlite("tables"), async () => {});
  const database = new DatabaseSync(path("tables/bookings.db"), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(kysely_|sqlite_)/.test(name));
  database.close();
  expect(tables.sort()).toEqual([...copied, ...leftOut].sort());
});

test("a backup never overwrites a file, and fails if there is no database", async () => {
  writeFileSync(path("taken.db"), "mine");
  await using(sqlite("something"), fill);
  await expect(makeBackup(sqlite("something"), path("taken.db"))).rejects.toThrow(/already exists/);
  expect(readFileSync(path("taken.db"), "utf8")).toBe("mine");
  await expect(makeBackup(sqlite("nothing"), path("none.db"))).rejects.toThrow(
    /no database here: .*nothing/,
  );
  expect(existsSync(path("none.db"))).toBe(false);
  expect(existsSync(path("nothing"))).toBe(false);
  const where = await postgres();
  await expect(makeBackup(where, path("none.db"))).rejects.toThrow(/no database here: PostgreSQL/);
  expect(existsSync(path("none.db"))).toBe(false);
  expect(await hasDatabase(where)).toBe(false);
});

test.each([36, null])(
  "a backup's settings with a retention of %s replace those of a database that was started once",
  async (months) => {
    const from = sqlite(`settings-${months}`);
    const keys = await using(from, async (store) => {
      await fill(store);
      await store.run(writeRetention, { months });
      return vapidKeysOf(store);
    });
    const file = path(`settings-${months}.db`);
    await makeBackup(from, file);
    const to = await postgres();
    const secret = "the secret of the new database";
    await using(to, async (store) => {
      await store.run(keepSecret, { secret });
      expect(await vapidKeysOf(store)).not.toEqual(keys);
    });
    await restoreBackup(to, file);
    await using(to, async (store) => {
      expect(await store.run(readRetention, undefined)).toEqual({ months });
      expect(await vapidKeysOf(store)).toEqual(keys);
      expect(await store.run(keepSecret, { secret: "another" })).toBe(secret);
    });
  },
);

test("a restore only reads the backup: nothing is written beside it, so its folder may be read-only", async () => {
  await using(sqlite("untouched"), fill);
  mkdirSync(path("medium"));
  const file = path("medium/backup.db");
  await makeBackup(sqlite("untouched"), file);
  await restoreBackup(sqlite("untouched-to"), file);
  expect(readdirSync(path("medium"))).toEqual(["backup.db"]);
});

test("a restore into a database that has bookings is refused", async () => {
  await using(sqlite("full"), fill);
  await makeBackup(sqlite("full"), path("full.db"));
  await expect(restoreBackup(sqlite("full"), path("full.db"))).rejects.toThrow(/already/);
  const where = await postgres();
  await using(where, (store) => store.run(storeBooking, newBooking({ id: "here" })));
  await expect(restoreBackup(where, path("full.db"))).rejects.toThrow(/already/);
  await using(where, async (store) => {
    const { items } = await store.run(listBookings, { limit: 10 });
    expect(items.map(({ id }) => id)).toEqual(["here"]);
  });
});

test("a backup carries a digest of its rows, which a restored database does not keep", async () => {
  await using(sqlite("earlier"), fill);
  const file = path("earlier.db");
  const counts = await makeBackup(sqlite("earlier"), file);
  const digests = (database: string) => {
    const opened = new DatabaseSync(database, { readOnly: true });
    const found = opened.prepare("select value from settings where key = 'backup-digest'").all();
    opened.close();
    return found;
  };
  expect(digests(file)).toEqual([{ value: expect.stringMatching(/^[\da-f]{64}$/) }]);
  expect(await restoreBackup(sqlite("earlier-to"), file)).toEqual(counts);
  expect(digests(path("earlier-to/bookings.db"))).toEqual([]);
});

/** Changes a copy of a good backup. */
const spoiled = (name: string, spoil: (file: string) => void) => () => {
  if (!existsSync(path("good.db"))) throw new Error("no good backup");
  copyFileSync(path("good.db"), path(name));
  spoil(path(name));
  return path(name);
};
const sql = (text: string) => (file: string) => {
  const database = new DatabaseSync(file);
  database.exec(text);
  database.close();
};

test("triggers and views that somebody put into a backup are not restored", async () => {
  await using(sqlite("plain"), fill);
  const file = path("plain.db");
  const counts = await makeBackup(sqlite("plain"), file);
  sql("create view peek as select * from users")(file);
  sql("create trigger spy after update on users begin delete from bookings; end")(file);
  expect(await restoreBackup(sqlite("plain-to"), file)).toEqual(counts);
  const restored = new DatabaseSync(path("plain-to/bookings.db"), { readOnly: true });
  const names = restored.prepare("select name from sqlite_master").all();
  restored.close();
  expect(names).not.toContainEqual({ name: "peek" });
  expect(names).not.toContainEqual({ name: "spy" });
  expect(readdirSync(path("plain-to"))).toEqual(["bookings.db"]);
});

test.each([
  ["that is not there", () => path("absent.db"), /There is no file/],
  ["that is a folder", () => folder, /There is no file/],
  ["of another kind", spoiled("text.db", (file) => writeFileSync(file, "text")), /not a database/],
  ["cut short", spoiled("short.db", (file) => truncateSync(file, 40_000)), /damaged/],
  [
    "with a damaged page",
    spoiled("page.db", (file) => {
      const bytes = readFileSync(file);
      bytes.fill(0xff, 8192, 12_288);
      writeFileSync(file, bytes);
    }),
    /damaged/,
  ],
  [
    "of another program",
    () => {
      sql("create table bookings (id text)")(path("foreign.db"));
      return path("foreign.db");
    },
    /another program/,
  ],
  [
    "with one letter of an address changed",
    spoiled("letter.db", (file) => {
      const bytes = readFileSync(file);
      const at = bytes.lastIndexOf("7420 E Camelback Rd");
      bytes.write("7421", at);
      writeFileSync(file, bytes);
    }),
    /letter\.db has been altered since it was made/,
  ],
  [
    "with a changed note",
    spoiled("note.db", sql("update booking_events set text = 'x' where text is not null")),
    /altered/,
  ],
  [
    "with another password",
    spoiled("password.db", sql("update users set password = 'mine'")),
    /altered/,
  ],
  [
    "with a booking less",
    spoiled("less.db", sql("pragma foreign_keys = off; delete from bookings where id = 'second'")),
    /altered/,
  ],
  [
    "with another digest",
    spoiled("digest.db", sql("update settings set value = '0' where key = 'backup-digest'")),
    /altered/,
  ],
  [
    "without its digest",
    spoiled("undigested.db", sql("delete from settings where key = 'backup-digest'")),
    /undigested\.db is a database of this program, not a backup of it/,
  ],
  [
    "made before version 1.0.0",
    spoiled(
      "old.db",
      sql("update kysely_migration set name = '0001-bookings' where name = '0001-tables'"),
    ),
    /old\.db cannot be restored: it was made before version 1\.0\.0: only commit b731627 opens it/,
  ],
  [
    "of a newer version",
    spoiled("newer.db", sql("insert into kysely_migration values ('9999-later', 'now')")),
    /newer version/,
  ],
])(
  "restoring a file %s is refused with a reason, and nothing is created",
  async (_, make, words) => {
    if (!existsSync(path("good.db"))) {
      await using(sqlite("good"), fill);
      await makeBackup(sqlite("good"), path("good.db"));
    }
    await expect(restoreBackup(sqlite("refused"), make())).rejects.toThrow(words);
    expect(existsSync(path("refused"))).toBe(false);
  },
);
