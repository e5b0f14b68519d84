import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { residentMegabytes } from "#bench/measure.ts";
import { startBuiltServer } from "#server/testing/process.ts";

export interface Served {
  /** Milliseconds from the start to the first page. */
  readonly start: number;
  /** Megabytes after it. */
  readonly memory: number;
}

async function serveOnce(project: string): Promise<Served> {
  const from = performance.now();
  const server = await startBuiltServer({ DATA_DIR: join(project, "data") });
  await (await fetch(server.url)).arrayBuffer();
  const start = performance.now() - from;
  const memory = residentMegabytes(server.process.pid ?? 0);
  await server.stop();
  return { start, memory };
}

/** Starts the program of a built copy of the project: the second time, with a database and a compile cache there. */
export async function serveSite(project: string): Promise<Served> {
  const home = process.cwd();
  // The program serves the folder that it is started in.
  process.chdir(project);
  try {
    execFileSync("node_modules/.bin/rolldown", ["-c"], { stdio: "ignore" });
    await serveOnce(project);
    return await serveOnce(project);
  } finally {
    process.chdir(home);
  }
}
