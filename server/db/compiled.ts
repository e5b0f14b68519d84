import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import { type Engine, engineOf } from "./engine.ts";
import type { Database } from "./schema.ts";
import { OneConnectionAdapter } from "./sqlite-adapter.ts";

/** Stands in a query for a value that comes with each call. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Runs a query. In a transaction on SQLite at once: on its way through Kysely it takes as long as in SQLite, and leaves
 * as much behind as all else that a booking does.
 */
async function run<Row>(db: Kysely<Database>, query: CompiledQuery<Row>): Promise<Row[]> {
  const { adapter } = db.getExecutor();
  const connection =
    db.isTransaction && adapter instanceof OneConnectionAdapter ? adapter.inTransaction : undefined;
  const { rows } = await (connection?.executeQuery<Row>(query) ?? db.executeQuery(query));
  return rows;
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
    const parameters = query.parameters.map((parameter) => {
      if (!(parameter instanceof Place)) return parameter;
      if (!Object.hasOwn(values, parameter.name))
        throw new TypeError(`No value for ${parameter.name}`);
      return Reflect.get(values, parameter.name);
    });
    return run(db, { ...query, parameters });
  };
}
