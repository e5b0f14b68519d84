import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { keepSecret } from "#server/accounts/secret.ts";
import { addSession, listSessions } from "#server/accounts/sessions.ts";
import { addUser, findUser, listUsers } from "#server/accounts/users.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { addNote } from "#server/bookings/notes.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { dumpPostgres, restorePostgres } from "#server/cli/postgres-backup.ts";
import { swapDatabases } from "#server/cli/postgres-beside.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import type { Store } from "#server/db/store.ts";
import { vapidKeysOf } from "#server/messages/send-push.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { bookingsToExport } from "#server/privacy/export.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { openStore } from "#server/testing/open-store.ts";
import { hasPostgresTools } from "#server/testing/postgres.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
import { listFeed } from "#server/visits/calendar.ts";
import { openGateKeys } from "#server/visits/gate-keys.ts";
import { listGateNotes } from "#server/visits/gate-notes.ts";
import { readRoutePlan, writeRoutePlan } from "#server/visits/route-plan.ts";
import { scheduleVisit } from "#server/visits/schedule-visit.ts";
import { readPhoto, savePhoto, saveSmallPhoto } from "#server/website/photos.ts";
import { publishVersion, readWebsite, saveDraft } from "#server/website/versions.ts";
import { makeBackup, restoreBackup } from "./backup.ts";
import { moveData } from "./move.ts";
import { backedUp, leftOut } from "./tables.ts";

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

const note = { id: "note", sealed: "sealed note", keyId: "key" };

const photo = Buffer.from([0xff, 0xd8, 0x00, 0x27, 0x0a]);
const smallPhoto = Buffer.from([0xff, 0xd8, 0x00]);

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
  await store.run(mergeBooking, { ...change, bookingId: "first", into: "second" });
  const visit = { ...slotOf("2026-11-24", "morning"), override: false, seen: null };
  await store.run(scheduleVisit, { ...change, bookingId: "second", ...visit });
  const plan = { areas: {}, capacity: { Monday: 3 }, daysOff: [] };
  await store.run(writeRoutePlan, { plan, now: at });
  await store.run(eraseBooking, { ...change, bookingId: "third" });
  const session = { id: "s", replaced: null, userId: "u", password: "hash", device: "phone" };
  const expiresAt = "2027-11-20T18:00:00.000Z";
  await store.run(addSession, { ...session, createdAt: at, expiresAt });
  await store.run(saveGateForm, { ...change, bookingId: "second", note });
  const draft = { ...change, thing: "legalName", seen: null, value: '"Scoopdale LLC"' };
  await store.run(saveDraft, draft);
  const version = { ...change, seen: 1, changes: { notice: null }, isDraft: false };
  await store.run(publishVersion, version);
  await store.run(savePhoto, { name: "photo", bytes: photo });
  await store.run(saveSmallPhoto, { name: "photo", bytes: smallPhoto });
}

/** All that can be seen of a storage. */
async function everything(store: Store) {
  const bookings = await bookingsToExport(store);
  const details = [];
  for (const { id } of bookings) details.push(await store.run(readBooking, { id }));
  return {
    details,
    plan: await store.run(readRoutePlan, { now: at }),
    calendar: await store.run(listFeed, { today: "2026-11-20" }),
    user: await store.run(findUser, { username: "riley" }),
    website: await store.run(readWebsite, undefined),
    photos: await photosOf(store),
  };
}

/** As they are served. */
const photosOf = (store: Store) =>
  Promise.all(
    (["bytes", "small"] as const).map(async (size) =>
      Buffer.from((await store.run(readPhoto, { name: "photo", size })) ?? "none"),
    ),
  );

const found = async (store: Store, search: string) => {
  const { items } = await store.run(listBookings, { search, limit: 10 });
  return items.map(({ id }) => id);
};

const counted = { bookings: 3, users: 1 };

async function expectToGoOn(store: Store) {
  const [bookingId = "", ...others] = await found(store, "camelback");
  expect(others).toEqual([]);
  await store.run(storeBooking, newBooking({ id: "new", key: "new" }));
  expect(await found(store, "camelback")).toEqual(["new", bookingId]);
  await store.run(addNote, { ...change, bookingId, text: "again" });
  const detail = await store.run(readBooking, { id: bookingId });
  expect(detail?.history.at(-1)).toMatchObject({ text: "again" });
}

test("after restoring a backup, everything is there, can be searched, and goes on, but no session or secret", async () => {
  const from = sqlite("from");
  const file = path("from.gz");
  const before = await using(from, async (store) => {
    await fill(store);
    const keys = await vapidKeysOf(store);
    await makeBackup(from, file);
    return { everything: await everything(store), keys };
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(["from", "from.gz"]);
  const unpacked = gunzipSync(readFileSync(file));
  for (const secret of ["the secret of sessions", "sealed note"])
    expect(unpacked.includes(secret), secret).toBe(false);

  const to = sqlite("to");
  expect(await restoreBackup(to, file)).toMatchObject(counted);
  expect(readdirSync(path("to"))).toEqual(["bookings.db"]);
  await using(to, async (store) => {
    expect(await everything(store)).toEqual(before.everything);
    expect(before.everything).toMatchObject({
      photos: [photo, smallPhoto],
      website: { newest: { version: 1 } },
    });
    expect(await vapidKeysOf(store)).toEqual(before.keys);
    await expectToGoOn(store);
  });
});

test.runIf(hasPostgresTools)(
  "the same with PostgreSQL, whose restored database takes the place of the one in use",
  async () => {
    const where = await postgres();
    const file = path("postgres.gz");
    const before = await using(where, async (store) => {
      await fill(store);
      await expect(dumpPostgres(where, file)).rejects.toThrow("to SESSION_SECRET");
      await runSql(where, "delete from settings where key = 'session-secret'");
      expect(await dumpPostgres(where, file)).toMatchObject(counted);
      await store.run(storeBooking, newBooking({ id: "later" }));
      return everything(store);
    });
    expect(gunzipSync(readFileSync(file)).includes("sealed note")).toBe(false);

    const restored = { ...where, mail: false };
    expect(await restorePostgres(restored, file)).toMatchObject({ ...counted, pendingMessages: 0 });
    await swapDatabases(where.DATABASE_URL, { back: false, now: new Date(at) });
    await using(where, async (store) => {
      expect(await store.run(readWebsite, undefined)).toEqual(before.website);
      expect(await photosOf(store)).toEqual(before.photos);
      await expectToGoOn(store);
    });
    await swapDatabases(where.DATABASE_URL, { back: true, now: new Date(at) });
    await using(where, async (store) => {
      const { details } = await everything(store);
      expect(details).toHaveLength(before.details.length);
    });
  },
);

test("a move takes everything along, both ways: sessions, the secret of links and gate notes, too", async () => {
  const [first, second, third] = [sqlite("move-from"), await postgres(), sqlite("move-to")];
  const left = async (store: Store) => ({
    everything: await everything(store),
    sessions: await store.run(listSessions, { userId: "u", now: at }),
    secret: await store.run(keepSecret, { secret: "another" }),
    notes: await store.run(listGateNotes, { day: "2026-11-24", now: "2026-11-24T17:00:00.000Z" }),
  });
  const before = await using(first, async (store) => {
    await fill(store);
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
    expect(await moveData(from, to)).toMatchObject(counted);
    expect(await using(to, left)).toEqual(before);
    await expect(moveData(from, to)).rejects.toThrow("Nothing was changed");
  }
  for (const moved of [second, third]) await using(moved, expectToGoOn);
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
    while (stored < 200) await store.run(listUsers, undefined);
    const before = stored;
    const { bookings } = await makeBackup(from, path("busy.gz"));
    const after = stored;
    running = false;
    await Promise.all(arriving);
    return { before, bookings, after: after + arriving.length };
  });
  expect(counts.bookings).toBeGreaterThanOrEqual(counts.before);
  expect(counts.bookings).toBeLessThanOrEqual(counts.after);
  await restoreBackup({ DATA_DIR: path("busy-to"), mail: true }, path("busy.gz"));
  const database = new DatabaseSync(path("busy-to/bookings.db"), { readOnly: true });
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
  await makeBackup(from, path("mail.gz"));
  expect(readdirSync(path("mail"))).toEqual(["bookings.db"]);
  const into = (name: string, mail: boolean) =>
    restoreBackup({ DATA_DIR: path(name), mail }, path("mail.gz"));
  const counts = await into("with-mail", true);
  expect(counts.pendingMessages).toBeGreaterThan(0);
  expect(await into("without-mail", false)).toEqual({ ...counts, pendingMessages: 0 });
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
  expect(tables.sort()).toEqual([...backedUp, ...leftOut].sort());
});

test("a backup never overwrites a file, and fails if there is no database", async () => {
  writeFileSync(path("taken.gz"), "mine");
  await using(sqlite("something"), fill);
  await expect(makeBackup(sqlite("something"), path("taken.gz"))).rejects.toThrow(/already exists/);
  expect(readFileSync(path("taken.gz"), "utf8")).toBe("mine");
  await expect(makeBackup(sqlite("nothing"), path("none.gz"))).rejects.toThrow(
    /no database here: .*nothing/,
  );
  const where = await postgres();
  await expect(dumpPostgres(where, path("none.gz"))).rejects.toThrow(
    /no database here: PostgreSQL/,
  );
  expect(await hasDatabase(where)).toBe(false);
  for (const made of ["none.gz", "none.gz.part", "nothing"])
    expect(existsSync(path(made)), made).toBe(false);
});

test("without pg_dump a backup of PostgreSQL says what to install, and leaves no file", async () => {
  const where = { ...(await postgres()), DATABASE_URL: await newDatabase() };
  vi.stubEnv("PATH", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(dumpPostgres(where, path("tools.gz"))).rejects.toThrow(
    /pg_dump cannot be run .*apt-get install postgresql-client/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("tools"))).toEqual([]);
});

test("a restore into a folder that has bookings is refused", async () => {
  await using(sqlite("full"), fill);
  await makeBackup(sqlite("full"), path("full.gz"));
  await expect(restoreBackup(sqlite("full"), path("full.gz"))).rejects.toThrow(/already/);
});

const writeDatabase = (name: string, sql: string) => {
  const database = new DatabaseSync(path(name));
  database.exec(sql);
  database.close();
};
const pack = (name: string, bytes: Buffer | string) => {
  writeFileSync(path(name), gzipSync(bytes));
  return path(name);
};
/** Packs a copy of the good backup's database, changed by a statement. */
const changed = (name: string, sql: string) => () => {
  writeFileSync(path(`${name}.db`), gunzipSync(readFileSync(path("good.gz"))));
  writeDatabase(`${name}.db`, sql);
  return pack(`${name}.gz`, readFileSync(path(`${name}.db`)));
};
/** Copies the good backup with other bytes. */
const spoiled = (name: string, spoil: (bytes: Buffer) => Buffer | string) => () => {
  writeFileSync(path(name), spoil(readFileSync(path("good.gz"))));
  return path(name);
};

const refused: [string, () => string, RegExp][] = [
  ["that is not there", () => path("absent.gz"), /There is no file/],
  ["that is a folder", () => folder, /There is no file/],
  ["that is empty", spoiled("empty.gz", () => ""), /not a backup/],
  ["of text", spoiled("text.gz", () => "text"), /not a backup/],
  ["of compressed text", () => pack("packed.gz", "text"), /not a backup/],
  ["cut short", spoiled("short.gz", (bytes) => bytes.subarray(0, -100)), /damaged/],
  ["with the last byte missing", spoiled("byte.gz", (bytes) => bytes.subarray(0, -1)), /damaged/],
  [
    "with one bit changed",
    spoiled("bit.gz", (bytes) => bytes.fill((bytes[6000] ?? 0) ^ 1, 6000, 6001)),
    /damaged/,
  ],
  [
    "with a page that was already damaged",
    () => pack("page.gz", gunzipSync(readFileSync(path("good.gz"))).fill(0xff, 8192, 12_288)),
    /damaged/,
  ],
  [
    "of another program",
    () => {
      writeDatabase("foreign.db", "create table bookings (id text)");
      return pack("foreign.gz", readFileSync(path("foreign.db")));
    },
    /another program/,
  ],
  ["of PostgreSQL", () => pack("other.gz", "PGDMP…"), /backup of the other engine/],
  [
    "as version 1.0.0 made them",
    spoiled("1.0.0.db", (bytes) => gunzipSync(bytes)),
    /of version 1\.0\.0 is restored by that version/,
  ],
  [
    "of a newer version",
    changed("newer", "insert into kysely_migration values ('9999-later', 'now')"),
    /newer\.gz cannot be restored: it was made by a newer version/,
  ],
];

test("restoring what is no complete backup is refused with a reason, and nothing is created", async () => {
  await using(sqlite("good"), fill);
  await makeBackup(sqlite("good"), path("good.gz"));
  for (const [what, make, words] of refused) {
    await expect(restoreBackup(sqlite("refused"), make()), what).rejects.toThrow(words);
    expect(existsSync(path("refused")), what).toBe(false);
  }
});

test.runIf(hasPostgresTools)(
  "restoring into PostgreSQL refuses a cut, an altered, a newer and another program's dump, and leaves no database",
  async () => {
    const where = { ...(await postgres()), mail: true };
    await using(where, async (store) => store.run(storeBooking, newBooking({ id: "here" })));
    const file = path("dump.gz");
    await dumpPostgres(where, file);
    const dump = readFileSync(file);
    const altered = async (name: string, sql: string) => {
      const other = await postgres();
      await using(other, async () => {});
      await runSql(other, sql);
      await dumpPostgres(other, path(name));
      return path(name);
    };
    const uncompressed = ["--format=custom", "--compress=0"];
    for (const [made, words] of [
      [pack("sqlite.gz", "SQLite format 3\0"), /the other engine/],
      [pack("cut-dump.gz", gunzipSync(dump).subarray(0, -500)), /pg_restore failed/],
      [
        await altered("newer-dump.gz", "insert into kysely_migration values ('9999-later', 'now')"),
        /newer version/,
      ],
      [
        pack(
          "foreign-dump.gz",
          execFileSync("pg_dump", [...uncompressed, await newDatabase("empty")]),
        ),
        /another program/,
      ],
    ] as const)
      await expect(restorePostgres(where, made)).rejects.toThrow(words);
    const { rows } = await runSql(
      where,
      "select datname from pg_database where datname = current_database() || '_new'",
    );
    expect(rows).toEqual([]);
    await using(where, async (store) => expect(await found(store, "camelback")).toEqual(["here"]));
  },
);
