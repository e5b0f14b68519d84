import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areaOf } from "#domain/areas.ts";
import { listUsers } from "#server/accounts/users.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { openStore } from "#server/open-store.ts";
import { readRetention } from "#server/privacy/retention.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "first-release-"));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const newFolder = () => mkdtempSync(join(folder, "data-"));

function unpack(name: string, file: string): string {
  writeFileSync(file, gunzipSync(readFileSync(`server/testing/first-release/${name}.gz`)));
  return file;
}

async function loadDump(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(readFileSync("server/testing/first-release/postgres.sql", "utf8"));
  await client.end();
}

/** What the first release left on each engine, and in a backup. */
const places = {
  async "in SQLite"() {
    const DATA_DIR = newFolder();
    unpack("bookings.db", join(DATA_DIR, "bookings.db"));
    return { DATA_DIR };
  },
  async "in PostgreSQL"() {
    const DATABASE_URL = await server.createDatabase();
    await loadDump(DATABASE_URL);
    return { DATA_DIR: newFolder(), DATABASE_URL };
  },
  async "in a backup that is restored into SQLite"() {
    const where = { DATA_DIR: newFolder(), mail: true };
    await restoreBackup(where, unpack("backup.db", join(newFolder(), "backup.db")));
    return where;
  },
  async "in a backup that is restored into PostgreSQL"() {
    const DATABASE_URL = await server.createDatabase();
    const where = { DATA_DIR: newFolder(), DATABASE_URL, mail: true };
    await restoreBackup(where, unpack("backup.db", join(newFolder(), "backup.db")));
    return where;
  },
};

describe.each(Object.entries(places))(
  "the data that the first release stored %s",
  (_, makePlace) => {
    test("is all there, can be searched by this version, and takes new bookings", async () => {
      const store = await openStore(await makePlace());
      const find = async (search: string) => {
        const { items } = await store.run(listBookings, { search, limit: 10 });
        return items.map(({ firstName, status }) => `${firstName} ${status}`);
      };
      expect(await find("ana núñez")).toEqual(["Ana contacted"]);
      expect(await find("saguaro")).toEqual(["Ana contacted"]);
      expect(await find("tortoise")).toEqual(["Ana contacted"]);
      expect(await find("602 555 0134")).toEqual(["Luis scheduled"]);
      expect(await find("typo")).toEqual([]);
      expect(await find("zhang")).toEqual([]);

      const { items } = await store.run(listBookings, { limit: 10, includeMerged: true });
      const statuses = ["spam", "declined", "scheduled", "pending", "contacted"];
      expect(items.map(({ status }) => status)).toEqual(statuses);
      for (const { page, zipCode, area } of items) {
        expect(page).toBe("/troon");
        // Stored by the first release, or derived by this one.
        expect(["troon", areaOf({ page, zipCode })]).toContain(area);
      }
      const ana = items.at(-1)?.id ?? "";
      const { history = [], related } = (await store.run(readBooking, { id: ana })) ?? {};
      expect(history.map(({ kind }) => kind)).toEqual(["requested", "status", "note", "joined"]);
      expect(related).toMatchObject([{ joinedInto: ana }]);
      expect(await store.run(listUsers, {})).toMatchObject([{ username: "riley", role: "owner" }]);
      expect(await store.run(readRetention, {})).toEqual({ months: 36 });

      const again = newBooking({ id: "again", key: "key-of-ana" });
      expect(await store.run(storeBooking, again)).toBeUndefined();
      await store.run(storeBooking, newBooking({ id: "new" }));
      expect((await store.run(listBookings, { limit: 1 })).items).toMatchObject([
        { id: "new", sameAs: items.at(-2)?.id },
      ]);
      await store.close();
    });
  },
);
