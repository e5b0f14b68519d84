import { bareCommits, syncedWrites } from "#bench/disk.ts";
import type { Figure } from "#bench/measure.ts";
import type { RunningServer } from "#server/testing/process.ts";
import { ask } from "./ask.ts";
import { book } from "./book.ts";
import { type Candidate, compare } from "./compare.ts";
import { watchLoop } from "./loop-delay.ts";
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

const blocks: Candidate = {
  what: "Disk",
  name: "blocks of 4,096 bytes, each synced",
  measure: async () => ({ rate: syncedWrites(seconds) }),
};
const commits: Candidate = {
  what: "Disk",
  name: "node:sqlite's own commits",
  beside: blocks,
  measure: async () => ({ rate: bareCommits(seconds) }),
};

const tool = hasWrk() ? "wrk" : "autocannon";

async function measure(server: RunningServer, connections: number) {
  const { result, late } = await alone(server, () =>
    watchLoop(server, () => book(server.url, { connections, seconds, tool })),
  );
  return { ...result, late };
}

/** One booking after the other: its time is to be compared with that of one synced block. */
const singly = ([name, server]: readonly [string, RunningServer]): Candidate => ({
  what: `Bookings by ${tool}, one at a time`,
  name,
  beside: blocks,
  measure: () => measure(server, 1),
});

function together(
  connections: number,
  { servers, bare }: { readonly servers: Servers; readonly bare: RunningServer },
): Candidate[] {
  const what = `Bookings by ${tool}, ${connections.toLocaleString("en-US")} connections`;
  const beside: Candidate = {
    what,
    name: "the same route without storage",
    measure: () => measure(bare, connections),
  };
  return [
    beside,
    ...Object.entries(servers).map(
      ([name, server]): Candidate => ({
        ...{ what, name, beside },
        measure: () => measure(server, connections),
      }),
    ),
  ];
}

type Servers = Readonly<Record<string, RunningServer>>;

/**
 * Durable bookings a second on each engine, next to the same route without storage and to what the disk takes.
 * All were started with `watched`.
 */
export async function loadBookings(given: {
  readonly servers: Servers;
  readonly bare: RunningServer;
}): Promise<Figure[]> {
  const all = [...Object.values(given.servers), given.bare];
  for (const server of all) server.process.kill("SIGSTOP");
  try {
    return await compare([
      blocks,
      commits,
      ...Object.entries(given.servers).map(singly),
      ...[64, 1000].flatMap((connections) => together(connections, given)),
    ]);
  } finally {
    for (const server of all) server.process.kill("SIGCONT");
  }
}
