import { bareCommits, syncedWrites } from "#bench/disk.ts";
import type { Figure } from "#bench/measure.ts";
import type { RunningServer } from "#server/testing/process.ts";
import { ask } from "./ask.ts";
import { book } from "./book.ts";
import { type Candidate, compare } from "./compare.ts";
import { hasWrk } from "./wrk.ts";

const seconds = 3;

/** Only who is measured runs: the others have mails to send, and would do it meanwhile. */
async function alone<Result>(server: RunningServer, use: () => Promise<Result>): Promise<Result> {
  server.process.kill("SIGCONT");
  try {
    const result = await use();
    // Answered after all bookings that nobody waits for any more: they would slow its next turn down.
    await ask(`${server.url}/readyz`);
    return result;
  } finally {
    server.process.kill("SIGSTOP");
  }
}

/** Durable bookings a second on both engines, next to what the disk takes. */
export async function loadBookings(
  servers: Readonly<Record<string, RunningServer>>,
): Promise<Figure[]> {
  const tool = hasWrk() ? "wrk" : "autocannon";
  const disk = {
    what: "Disk",
    name: "blocks of 4,096 bytes, each synced",
    measure: async () => ({ rate: syncedWrites(seconds) }),
  };
  const commits = {
    what: "Disk",
    name: "node:sqlite's own commits",
    beside: disk,
    measure: async () => ({ rate: bareCommits(seconds) }),
  };
  const bookings = [32, 1000].flatMap((connections) =>
    Object.entries(servers).map(
      ([name, server]): Candidate => ({
        what: `Bookings by ${tool}, ${connections.toLocaleString("en-US")} connections`,
        name,
        beside: commits,
        measure: () => alone(server, () => book(server.url, { connections, seconds, tool })),
      }),
    ),
  );
  for (const server of Object.values(servers)) server.process.kill("SIGSTOP");
  try {
    return await compare([disk, commits, ...bookings]);
  } finally {
    for (const server of Object.values(servers)) server.process.kill("SIGCONT");
  }
}
