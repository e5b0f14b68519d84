import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** For the few queries that the two engines do not share. */
export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
