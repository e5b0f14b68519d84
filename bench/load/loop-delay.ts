import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "#server/testing/process.ts";

/** What a program is started with, so that its event loop can be watched. @see watchLoop */
export const watched = {
  NODE_OPTIONS: `--import=${import.meta.resolve("./watch-delay.ts")}`,
} as const;

/** How late the event loop was, in milliseconds. */
export interface LoopDelay {
  readonly p99: number;
  readonly most: number;
}

const said = /^Event loop late: p99 (\d+) ms, at most (\d+) ms$/;

/** @throws when nothing is said within a minute: the program was not started with `watched` */
async function hear(server: RunningServer, from: number): Promise<LoopDelay> {
  for (let tries = 0; tries < 6000; tries += 1) {
    for (const line of server.lines.slice(from)) {
      const [, p99, most] = said.exec(line) ?? [];
      if (p99 && most) return { p99: Number(p99), most: Number(most) };
    }
    await wait(10);
  }
  throw new Error("The program does not say how late its event loop was");
}

/** Watches the event loop of a program while something is done to it. */
export async function watchLoop<Result>(
  server: RunningServer,
  use: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly late: LoopDelay }> {
  const from = server.lines.length;
  server.process.kill("SIGUSR2");
  const result = await use();
  server.process.kill("SIGUSR2");
  return { result, late: await hear(server, from) };
}
