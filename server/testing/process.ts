import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import * as z from "zod/mini";

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything that the server printed so far, to either stream. */
  readonly lines: readonly string[];
  /** Ends it as a machine's shutdown does, and waits for its exit code. */
  stop(): Promise<number | null>;
}

const { serve } = z
  .object({ scripts: z.object({ serve: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8"))).scripts;

/** Starts the real program, as `npm run serve` does, on a free port with its own data. It has said that it is ready. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn("sh", ["-c", `exec env ${serve} ${args.join(" ")}`], {
    env: { ...process.env, PORT: "0", DATABASE_URL: "", RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    const [, url] = /^Ready on (http:\S+),/.exec(line) ?? [];
    if (url) ready.resolve(url);
  });
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines.push(line);
    writeSync(2, `${line}\n`);
  });
  child.on("exit", (code) => ready.reject(new Error(`the server ended with ${code}`)));
  const url = await ready.promise;
  return {
    url,
    process: child,
    lines,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      return child.exitCode;
    },
  };
}
