import {
  type Insertable,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/** PostgreSQL rejects a lone surrogate, and SQLite would store it as something else. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === "string" ? value.toWellFormed() : value;

/** Rows with the same columns as a table. One JSON parameter keeps the query's text the same for any number of them. */
export function jsonRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Partial<Insertable<Database[Table]>>[],
): RawBuilder<Selectable<Database[Table]> & { readonly ordinal: number }> {
  const json = JSON.stringify(rows, wellFormed);
  if (engineOf(db) === "postgres")
    return sql`(select *, ordinality as ordinal
      from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) with ordinality)`;
  const values = columnsOf(rows).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.id(name)}`);
  return sql`(select ${sql.join(values)}, key as ordinal from json_each(${json}))`;
}

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

/** @param more the end of the statement, such as "on conflict do nothing" */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  more: RawBuilder<Partial<Selectable<Database[Table]>>> = sql``,
): Promise<Partial<Selectable<Database[Table]>>[]> {
  if (rows.length === 0) return [];
  const columns = sql.join(columnsOf(rows).map((name) => sql.id(name)));
  // Without "where", SQLite would read "on conflict" as part of a join. @see https://sqlite.org/lang_upsert.html
  const inserted = await sql<Partial<Selectable<Database[Table]>>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${jsonRows(db, table, rows)} as rows where true order by ordinal ${more}`.execute(
    db,
  );
  return inserted.rows;
}
