import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/** PostgreSQL refuses a lone surrogate, and SQLite would store it as something else. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === "string" ? value.toWellFormed() : value;

/**
 * Rows as a table inside a query, passed as one JSON parameter, so that the text of the query is the same for any number
 * of rows. The table also has `ordinal`, the position of each row, from 0.
 * @param types of the columns, as PostgreSQL names them
 */
export function jsonRows<Row extends Readonly<Record<keyof Row, string | number | null>>>(
  db: Kysely<Database>,
  types: Readonly<Record<keyof Row & string, "text" | "integer" | "timestamptz">>,
  rows: readonly Row[],
): RawBuilder<Row & { readonly ordinal: number }> {
  const numbered = rows.map((row, ordinal) => ({ ...row, ordinal }));
  const json = JSON.stringify(numbered, wellFormed);
  const columns = Object.entries<string>({ ...types, ordinal: "integer" });
  if (engineOf(db) === "postgres") {
    const definitions = columns.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`);
    return sql`(select * from jsonb_to_recordset(${json}::jsonb) as row(${sql.join(definitions)}))`;
  }
  const values = columns.map(([name]) => sql`value ->> ${sql.lit(name)} as ${sql.id(name)}`);
  return sql`(select ${sql.join(values)} from json_each(${json}))`;
}
