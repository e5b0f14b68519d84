import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { OneConnectionAdapter } from "./sqlite-adapter.ts";

function sqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint" || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value}`);
}

/** node:sqlite in the shape that Kysely expects, with every statement prepared once. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(sqlValue)),
        run: (parameters) => statement.run(...parameters.map(sqlValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(sqlValue)),
      };
      prepared.set(sql, adapted);
      return adapted;
    },
  };
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #adapter: OneConnectionAdapter;
  readonly #begin: string;

  constructor(database: DatabaseSync, adapter: OneConnectionAdapter, reads: boolean) {
    super({ database: adapt(database) });
    this.#database = database;
    this.#adapter = adapter;
    this.#begin = reads ? "begin" : "begin immediate";
  }

  /** Who writes takes the lock at once: a deferred transaction fails when it first writes, too late to wait. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
    this.#adapter.inTransaction = connection;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#adapter.inTransaction = undefined;
    await super.commitTransaction(connection);
  }

  /** On a full disk SQLite has rolled back by itself; a second rollback would never end. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#adapter.inTransaction = undefined;
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

export const sqliteDialect = (
  database: DatabaseSync,
  { reads }: { readonly reads: boolean },
): Dialect => {
  const adapter = new OneConnectionAdapter();
  return {
    createAdapter: () => adapter,
    createDriver: () => new NodeSqliteDriver(database, adapter, reads),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
