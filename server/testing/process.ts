import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";

export interface StartedServer {
  readonly process: ChildProcess;
  /** Everything that the server printed so far, to either stream. */
  readonly lines: readonly string[];
  /** Its address, once it has said that it is ready. @throws when it ends before that */
  readonly ready: Promise<string>;
  /** Pauses it: it answers nothing until it is killed, like a machine without power. Linux only. */
  pause(): Promise<void>;
  /** Kills it, so that nothing it was doing is finished. @throws when it ended in another way */
  kill(): Promise<void>;
  /** Ends it as a machine's shutdown does, and waits for its exit code. */
  stop(): Promise<number | null>;
}

export interface RunningServer extends StartedServer {
  readonly url: string;
}

const { serve } = z
  .object({ scripts: z.object({ serve: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8"))).scripts;

/** The program itself: a signal to what keeps it running would not reach it as a power cut does. */
const program = "dist/server/main.js";
/** What `npm run serve` starts, which starts the program again after each publication. */
export const kept = "dist/server/keep-running.js";

/** The address in the line of the log that says that the program is ready. */
export const readyAddress = (line: string): string | undefined =>
  /Ready on (http:[^\s"]+),/.exec(line)?.[1];

/**
 * Starts what `npm run build` has made with what `npm run serve` sets, on a free port with its own data.
 * @param started the program, what keeps it running, or what takes its place
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  started = program,
): StartedServer {
  if (!serve.endsWith(kept)) throw new Error("npm run serve starts something else");
  const command = serve.replace(kept, started);
  const child = spawn("sh", ["-c", `exec env ${command} ${args.join(" ")}`], {
    env: {
      ...process.env,
      PORT: "0",
      DATABASE_URL: "",
      RATE_LIMIT: "off",
      CONFIRMATIONS_PER_DAY: "999999",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    const url = readyAddress(line);
    if (url) resolve(url);
  });
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines.push(line);
    writeSync(2, `${line}\n`);
  });
  child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  // A caller that kills it before it is ready need not wait for it.
  ready.catch(() => {});
  return {
    process: child,
    lines,
    ready,
    async pause() {
      if (child.pid !== undefined) await pauseProcesses([child.pid]);
    },
    async kill() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      const [code, signal] = await exit;
      if (signal !== "SIGKILL") throw new Error(`the server ended with ${code ?? signal}`);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      return child.exitCode;
    },
  };
}

/** The same, once it has said that it is ready. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  started = program,
): Promise<RunningServer> {
  const server = spawnServer(env, args, started);
  return { ...server, url: await server.ready };
}

/** For the environment of a server whose clock begins at this moment. */
export function clockFrom(moment: string): { readonly NODE_OPTIONS: string } {
  const shiftMs = Date.parse(moment) - Date.now();
  const script = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${shiftMs}])); }
      static now() { return Real.now() + ${shiftMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** The processes that one process has started. Linux only. */
export const childrenOf = (pid = 0): number[] =>
  [...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").matchAll(/\d+/g)].map(Number);

/** Whether every thread of a process is stopped; also true for a zombie process. */
const isPaused = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).every((thread) =>
    /\) [TZ] /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")),
  );

/** Pauses processes, and waits until every thread has stopped: the signal returns before that. Linux only. */
export async function pauseProcesses(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  while (!pids.every(isPaused)) await wait(1);
}
