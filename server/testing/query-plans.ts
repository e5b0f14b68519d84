import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";

const toValue = (parameter: unknown): SQLInputValue =>
  typeof parameter === "number" || parameter === null ? parameter : String(parameter);

/** An empty SQLite database, and how it would run its queries. */
export function queryPlans() {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const file = new DatabaseSync(":memory:");
  const db = new Kysely<Database>({
    dialect: sqliteDialect(file),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  return {
    db,
    /** The lines of the plans of all queries that `use` makes, in their order. */
    async plansOf(use: () => Promise<unknown>): Promise<string[]> {
      asked.length = 0;
      await use();
      return asked.flatMap(({ sql, parameters }) =>
        file
          .prepare(`explain query plan ${sql}`)
          .all(...parameters.map(toValue))
          .map(({ detail }) => String(detail)),
      );
    },
  };
}
