import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { openStore as openWhole } from "#server/open-store.ts";
import type { Where } from "./ask-storage.ts";
import { openStore } from "./open-store.ts";
import { migrated } from "./run-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** @returns the address of a new database on the PostgreSQL that the run's tests share, migrated if not `empty` */
export async function newDatabase(content: "empty" | "migrated" = "migrated"): Promise<string> {
  const address = new URL(inject("postgres"));
  const name = `test_${randomUUID().replaceAll("-", "_")}`;
  const client = new pg.Client(address.href);
  await client.connect();
  await client
    .query(`create database ${name} template ${content === "empty" ? "template0" : migrated}`)
    .finally(() => client.end());
  address.pathname = `/${name}`;
  return address.href;
}

export const engines = ["SQLite", "PostgreSQL"] as const;

/** For the tests of a file. @returns what makes an empty place for data on an engine */
export function newPlaces() {
  const folder = temporaryFolder(afterAll);
  return async (engine: (typeof engines)[number]): Promise<Where> => ({
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: engine === "PostgreSQL" ? await newDatabase() : "",
  });
}

/** Truncated, not deleted: rows without an order come in that of their writing, as in a new database. */
const empty = defineCommand({
  name: "empty",
  kind: "write",
  async run(db, _input: undefined) {
    await sql`
      do $$ begin execute (
        select 'truncate ' || string_agg(tablename, ',') || ' restart identity'
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      ); end $$`.execute(db);
  },
});

interface Instances {
  readonly DATABASE_URL: string;
  readonly stores: [Store, ...Store[]];
}
const idle: Instances[] = [];

async function startInstances(): Promise<Instances> {
  const DATABASE_URL = await newDatabase();
  return { DATABASE_URL, stores: [await openWhole({ DATA_DIR: "unused", DATABASE_URL })] };
}

function lend(store: Store, onClosed: () => void): Store {
  const listening: (() => void)[] = [];
  return {
    ...store,
    onChange(listener) {
      const stop = store.onChange(listener);
      listening.push(stop);
      return stop;
    },
    async close() {
      for (const stop of listening) stop();
      onClosed();
    },
  };
}

/**
 * Instances on one empty database of PostgreSQL. Once closed, they are lent to the next test of this worker: a new
 * database and its connections take half a second of processor time, emptying all tables three hundredths.
 */
async function openInstances(count: number): Promise<[Store, ...Store[]]> {
  const instances = idle.pop() ?? (await startInstances());
  const { DATABASE_URL, stores } = instances;
  while (stores.length < count) stores.push(await openWhole({ DATA_DIR: "unused", DATABASE_URL }));
  const [first, ...others] = stores;
  await first.run(empty, undefined);
  let open = count;
  const lendOne = (store: Store) =>
    lend(store, () => {
      open -= 1;
      if (open === 0) idle.push(instances);
    });
  return [lendOne(first), ...others.slice(0, count - 1).map(lendOne)];
}

/** The files `*.contract.test.ts` hold for both engines: the project `main` runs SQLite, `long` PostgreSQL. */
export const engine = inject("postgres") === "" ? "SQLite" : "PostgreSQL";

/** How many random cases of a property are tried: SQLite's are many times cheaper. */
export const casesOf = (many: number) => (engine === "SQLite" ? many : many / 4);

/** Stores for the tests of a file. */
export function newStores() {
  const newPlace = newPlaces();
  /** Instances on one empty database. Only one at a time uses a file: of SQLite there is one. */
  const openTogether = async (instances: number): Promise<[Store, ...Store[]]> =>
    engine === "PostgreSQL"
      ? openInstances(instances)
      : [await openStore(await newPlace("SQLite"))];
  return {
    newPlace: () => newPlace(engine),
    openTogether,
    /** An empty store. */
    async open(): Promise<Store> {
      const [store] = await openTogether(1);
      return store;
    },
  };
}

function openedBy(before: typeof beforeAll | typeof beforeEach, after: typeof afterAll): Store {
  const { open } = newStores();
  let store: Store;
  before(async () => {
    store = await open();
  });
  after(() => store.close());
  return {
    run: (command, input) => store.run(command, input),
    onChange: (listener) => store.onChange(listener),
    queueDepth: () => store.queueDepth(),
    check: () => store.check(),
    close: () => store.close(),
  };
}

/** The store that the tests of a file share. */
export const sharedStore = () => openedBy(beforeAll, afterAll);
/** An empty store for each test. */
export const freshStore = () => openedBy(beforeEach, afterEach);
