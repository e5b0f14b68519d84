import { type Kysely, sql } from "kysely";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";

interface Beside {
  readonly name: string;
  /** The name of what a backup is restored into. */
  readonly restored: string;
  /** Connected to another database, since nobody may be connected to one that is renamed. */
  readonly server: Kysely<Database>;
}

/** PostgreSQL cuts names off at 63 bytes: "_was_20261126044601123" must fit behind it. */
const maxNameBytes = 63 - 22;

async function withServer<Result>(
  address: string,
  use: (beside: Beside) => Promise<Result>,
): Promise<Result> {
  const url = new URL(address);
  const name = decodeURIComponent(url.pathname.slice(1));
  if (name === "" || Buffer.byteLength(name) > maxNameBytes)
    throw new Error(
      `DATABASE_URL must name a database, in at most ${maxNameBytes} bytes. Nothing was changed.`,
    );
  url.pathname = "/postgres";
  const server = connectPostgres(url.href, { max: 1 });
  return use({ name, restored: `${name}_new`, server }).finally(() => server.destroy());
}

const drop = ({ server, restored }: Beside) =>
  sql`drop database if exists ${sql.id(restored)}`.execute(server);

/** Makes an empty database beside that of `address`, and drops it if `use` fails. The user needs CREATEDB. */
export const withDatabaseBeside = <Result>(
  address: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> =>
  withServer(address, async (beside) => {
    await drop(beside);
    await sql`create database ${sql.id(beside.restored)}`.execute(beside.server);
    const url = new URL(address);
    url.pathname = `/${encodeURIComponent(beside.restored)}`;
    return use(url.href).catch(async (error: unknown) => {
      await drop(beside);
      throw error;
    });
  });

/** Drops what `withDatabaseBeside` has made. */
export const dropBeside = (address: string): Promise<unknown> => withServer(address, drop);

/** Drops databases that were swapped before a day such as 2026-11-20. */
export const dropBefore = (address: string, day: string): Promise<void> =>
  withServer(address, async ({ name, server }) => {
    const { rows } = await sql<{ readonly datname: string }>`select datname from pg_database
      where starts_with(datname, ${`${name}_was_`})
        and datname < ${`${name}_was_${day.replaceAll("-", "")}`}`.execute(server);
    for (const { datname } of rows) await sql`drop database ${sql.id(datname)}`.execute(server);
  });

const inUse = "55006";

/**
 * Puts the database beside in the place of that of `address`, or with `back` the one from before.
 * @returns the name of the one that was in use
 */
export const swapDatabases = (
  address: string,
  { back, now }: { readonly back: boolean; readonly now: Date },
): Promise<string> =>
  withServer(address, async ({ name, restored, server }) => {
    const before = `${name}_was_${now.toISOString().replaceAll(/\D/g, "")}`;
    const newest = sql<{ readonly datname: string }>`select datname from pg_database
      where starts_with(datname, ${`${name}_was_`}) order by datname desc limit 1`;
    return server
      .transaction()
      .execute(async (all) => {
        const rename = (from: string, to: string) =>
          sql`alter database ${sql.id(from)} rename to ${sql.id(to)}`.execute(all);
        const from = back ? (await newest.execute(all)).rows[0]?.datname : restored;
        if (from === undefined) throw new Error("There is no database from before.");
        const to = back ? restored : before;
        await rename(name, to);
        await rename(from, name);
        return to;
      })
      .catch((error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === inUse)
          throw new Error("The database is in use: stop all instances first. Nothing was changed.");
        throw error;
      });
  });
