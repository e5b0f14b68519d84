import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
