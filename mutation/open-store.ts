import { Kysely } from "kysely";
import { deriveSome } from "#server/bookings/derived-columns.ts";
import { fileOf, type Where } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { explainSqlite, isSqliteDataError } from "#server/db/sqlite-errors.ts";
import { openFile } from "#server/db/sqlite-file.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createChanges, createStore, type Store } from "#server/db/store.ts";
import { runTogether } from "#server/db/transactions.ts";

/** Replaces server/open-store.ts: runs commands in this thread, since a mutant is active only here. */
export async function openStore({ DATA_DIR }: Pick<Where, "DATA_DIR">): Promise<Store> {
  const database = openFile({ file: fileOf({ DATA_DIR }), isStart: true });
  database.exec("pragma synchronous = off");
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  await migrate(db, "sqlite");
  const store = createStore({
    batchesInFlight: 1,
    changes: createChanges(),
    async settle(command, inputs) {
      const settled = await (command.kind === "read"
        ? Promise.allSettled(inputs.map((input) => command.run(db, input)))
        : runTogether(
            {
              transact: (work) => db.transaction().execute(work),
              isDataError: isSqliteDataError,
            },
            command,
            inputs,
          ));
      return settled.map((result) =>
        result.status === "fulfilled"
          ? { status: "fulfilled", value: structuredClone(result.value) }
          : {
              status: "rejected",
              reason: new StorageError(explainSqlite(result.reason), {
                isEngineFailure: !isSqliteDataError(result.reason),
              }),
            },
      );
    },
    close: () => db.destroy(),
  });
  while (await store.run(deriveSome, undefined));
  return store;
}
