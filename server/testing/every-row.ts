import { sql } from "kysely";
import { askStorage, type Where } from "./ask-storage.ts";

/** Every row of every table as JSON, in an order that does not depend on when it was written. */
export const everyRow = (where: Where): Promise<Record<string, string[]>> =>
  askStorage(where, async (db) => {
    const tables = await db.introspection.getTables();
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      all[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return all;
  });
