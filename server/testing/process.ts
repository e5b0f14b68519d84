import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything that the server printed so far. */
  readonly lines: readonly string[];
  /** Ends it as a machine's shutdown does, and waits for its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the real program on a free port with its own data, and waits until it says that it is ready. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, ["server/main.ts", ...args], {
    env: { ...process.env, PORT: "0", DATABASE_URL: "", RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    const [, url] = /^Ready on (http:\S+),/.exec(line) ?? [];
    if (url) ready.resolve(url);
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
