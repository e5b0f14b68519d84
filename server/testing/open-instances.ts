import { sql } from "kysely";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "./new-database.ts";

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
  return { DATABASE_URL, stores: [await openStore({ DATA_DIR: "unused", DATABASE_URL })] };
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
export async function openInstances(count: number): Promise<[Store, ...Store[]]> {
  const instances = idle.pop() ?? (await startInstances());
  const { DATABASE_URL, stores } = instances;
  while (stores.length < count) stores.push(await openStore({ DATA_DIR: "unused", DATABASE_URL }));
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
