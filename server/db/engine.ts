import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

export type Engine = "sqlite" | "postgres";

export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/** Counts values that are not null. The cast makes it a number: PostgreSQL's own count comes as text. */
export const countOf = (value: RawBuilder<unknown>) =>
  sql<number>`cast(count(${value}) as integer)`;
