import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import { type Engine, engineOf } from "./engine.ts";
import type { Database } from "./schema.ts";

/** Stands in a query for a value that comes with each call. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built once for each engine and then run with other values each time: building one takes Kysely about
 * as long as SQLite takes to run it. For queries that every booking needs.
 * @param build the query, with `place(name)` where the value of that name belongs
 * @returns what runs it. @throws TypeError when a value is missing
 */
export function compiled<Values extends object, Row>(
  build: (
    db: Kysely<Database>,
    place: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
  ) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const queries = new Map<Engine, CompiledQuery<Row>>();
  return async (db, values) => {
    const engine = engineOf(db);
    const query = queries.get(engine) ?? build(db, (name) => sql`${new Place(name)}`).compile();
    queries.set(engine, query);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((parameter) => {
      if (!(parameter instanceof Place)) return parameter;
      if (!given.has(parameter.name)) throw new TypeError(`No value for ${parameter.name}`);
      return given.get(parameter.name);
    });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
