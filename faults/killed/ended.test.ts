import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { amount } from "#faults/amount.ts";
import { signIn } from "#faults/owner.ts";
import { booked, compare, sendVisitors, storedIn, waitForMore } from "#faults/visitors.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { addOwner } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const rounds = amount({ short: 1, full: 20 });
/** Supervisors kill a program that has not ended by then. */
const maxShutdownMs = 10_000;
/** Enough of them for an export larger than a connection's buffers. */
const old = 3000;
const DATA_DIR = temporaryFolder(afterAll);

beforeAll(async () => {
  const store = await openStore({ DATA_DIR });
  await addOwner({ store });
  const booking = { ...validBooking, specialRequests: "x".repeat(2000) };
  const ids = Array.from({ length: old }, (_, index) => `old-${index}`);
  // One batch at a time, so that none waits too long on a busy machine.
  for (let first = 0; first < old; first += 250)
    await Promise.all(
      ids
        .slice(first, first + 250)
        .map((id) => store.run(storeBooking, newBooking({ id, booking }))),
    );
  await store.close();
});

/** Ends a server by a signal. @returns its exit code, or why it has none */
function end(server: RunningServer, signal: NodeJS.Signals) {
  const exit = once(server.process, "exit").then(([code, killedBy]) => code ?? killedBy);
  server.process.kill(signal);
  return Promise.race([exit, wait(maxShutdownMs, "still running", { ref: false })]);
}

/** A booking whose last bytes have not been sent yet. */
function beginBooking(url: string, key: string) {
  const body = Buffer.from(JSON.stringify({ ...validBooking, firstName: key }));
  const head = `POST /api/bookings HTTP/1.1
host: here
content-type: application/json
idempotency-key: ${key}
content-length: ${body.length}

`;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(head.replaceAll("\n", "\r\n"));
  socket.write(body.subarray(0, 50));
  return {
    finish() {
      socket.write(body.subarray(50));
      return text(socket);
    },
  };
}

/** Keeps opening new connections until one is refused. @returns how many were answered */
async function comeAgain(url: string): Promise<number> {
  for (let answers = 0; ; answers += 1)
    try {
      const headers = { connection: "close" };
      await (await fetch(url, { headers, signal: AbortSignal.timeout(maxShutdownMs) })).text();
    } catch (error) {
      expect(error).toMatchObject({ message: "fetch failed" });
      return answers;
    }
}

test(`stopped ${rounds} times under load, the program answers all running requests and exits with 0`, async () => {
  let answered = 0;
  let newcomers = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    const { url } = server;
    const visitors = sendVisitors(() => url, { prefix: `ended-${round}` });
    const key = `slow-${round}`;
    const booking = beginBooking(url, key);
    const headers = await signIn(url);
    const line = await fetch(`${url}/api/live`, { headers });
    const exported = await fetch(`${url}/api/export.csv`, { headers });
    const pages = await Promise.all(Array.from({ length: 8 }, () => fetch(`${url}/`)));
    await waitForMore(booked(visitors), 33);

    const stopped = visitors.stop();
    // The last requests are on their way.
    await turn();
    await turn();
    const isSignaledTwice = round % 2 === 0;
    const ended = end(server, isSignaledTwice ? "SIGINT" : "SIGTERM");
    const refused = comeAgain(`${url}/healthz`).then((answers) => {
      // The slow booking is not finished yet.
      if (isSignaledTwice) expect(server.process.kill("SIGTERM")).toBe(true);
      return answers;
    });
    const [newcomer, answer, table, events, ...texts] = await Promise.all([
      refused,
      refused.then(booking.finish),
      exported.text(),
      line.text(),
      ...pages.map((page) => page.text()),
    ]);
    await stopped;
    expect(await ended).toBe(0);

    expect(answer).toMatch(/^HTTP\/1.1 201 /);
    expect(table.split("\r\n").filter((row) => row.startsWith("old-"))).toHaveLength(old);
    expect(events).toContain("event: change");
    for (const one of texts) expect(one).toContain("</html>");

    expect(visitors.seen).toEqual(new Map());
    const stored = await storedIn({ DATA_DIR });
    expect(stored.map((row) => row.key)).toContain(key);
    expect(compare(visitors, stored).missing).toEqual([]);
    answered += visitors.acknowledged.size;
    newcomers += newcomer;
  }
  console.info(
    `${rounds} times ended: ${answered} bookings, none unanswered or missing;`,
    `${newcomers} new connections were still answered, then all refused`,
  );
});

test("stopped while its database hangs, the program still exits with 0 and loses nothing", async () => {
  const postgres = await startPostgres();
  onTestFinished(async () => {
    postgres.resume();
    await postgres.stop();
  });
  const DATABASE_URL = await postgres.createDatabase();
  const server = await startServer({ DATA_DIR, DATABASE_URL });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  const visitors = sendVisitors(() => server.url, { prefix: "still" });
  await waitForMore(booked(visitors), 33);
  await postgres.pause();
  const stopped = visitors.stop();
  expect(await end(server, "SIGTERM")).toBe(0);
  await stopped;
  postgres.resume();
  expect(compare(visitors, await storedIn({ DATABASE_URL })).missing).toEqual([]);
  console.info("ended while its database stood still:", visitors.seen);
});

test("an uncaught error exits with 1 and is logged, so that the program is restarted", async () => {
  const bug = 'process.on("SIGUSR2",()=>{throw new Error("a bug")})';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bug)}`;
  const server = await startServer({ DATA_DIR, NODE_OPTIONS }, ["--api-only"]);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  expect(await end(server, "SIGUSR2")).toBe(1);
  expect(server.lines).toContain("Error: a bug");
});
