import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { freePort } from "#server/testing/sockets.ts";

export interface Instances {
  /** Where they listen, also after a restart. */
  readonly urls: readonly string[];
  /** Kills one with SIGKILL, so that nothing it was doing is finished. */
  kill(index: number): Promise<void>;
  /** Ends one as a machine's shutdown does. @returns its exit code */
  end(index: number): Promise<number | null>;
  /** Starts one again on its port, and waits until it is ready. */
  start(index: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Several instances of the real program on one database, each with its own port.
 * @param started what keeps the program running, where it starts again
 */
export async function startInstances(
  count: number,
  env: Readonly<Record<string, string>>,
  started?: string,
): Promise<Instances> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  // Without a mail server, emails are files in it.
  const folder = mkdtempSync(join(tmpdir(), "instances-"));
  const run = (port: number) =>
    startServer({ DATA_DIR: folder, TRUST_PROXY: "true", ...env, PORT: String(port) }, [], started);
  const running: RunningServer[] = await Promise.all(ports.map(run));
  const one = (index: number): RunningServer => {
    const server = running[index];
    if (!server) throw new Error(`no instance ${index}`);
    return server;
  };
  return {
    urls: running.map(({ url }) => url),
    kill: (index) => one(index).kill(),
    end: (index) => one(index).stop(),
    async start(index) {
      running[index] = await run(Number(new URL(one(index).url).port));
    },
    async stop() {
      await Promise.all(running.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
