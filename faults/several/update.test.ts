import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { amount, isFull } from "#faults/amount.ts";
import { storedIn } from "#faults/stored.ts";
import { book } from "#faults/visitors.ts";
import { readyAddress } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const updates = amount({ short: 3, full: 100 });
const clients = 32;
const bookingsPerSecond = 10;
const longestMs = 1500;

const withDescriptor = z.object({ _handle: z.object({ fd: z.int() }) });

/** Starts the program again and again on one socket, as systemd does with `deploy/scoopdale.socket`. */
async function startOnSocket(DATA_DIR: string) {
  const socket = createServer().listen({ host: "127.0.0.1", port: 0, backlog: 4096 });
  await once(socket, "listening");
  const { fd } = withDescriptor.parse(socket)._handle;
  const { port } = z.object({ port: z.int() }).parse(socket.address());
  const program = "sh -c 'echo \"pid $$\"; LISTEN_PID=$$ exec node dist/server/main.js'";
  const supervisor = spawn("sh", ["-c", `while read -r _; do ${program} </dev/null; done`], {
    env: {
      ...process.env,
      ...{ DATA_DIR, DATABASE_URL: "", RATE_LIMIT: "off", CONFIRMATIONS_PER_DAY: "999999" },
      ...{ LISTEN_FDS: "1", PORT: String(port) },
    },
    stdio: ["pipe", "pipe", "inherit", fd],
  });
  socket.close();
  const { stdin, stdout } = supervisor;
  if (!(stdin && stdout)) throw new Error("the supervisor has no pipes");
  let pid = 0;
  let starts = 0;
  createInterface({ input: stdout }).on("line", (line) => {
    pid = Number(/^pid (\d+)$/.exec(line)?.[1] ?? pid);
    if (readyAddress(line)) starts += 1;
  });
  const untilStarted = (count: number) =>
    vi.waitUntil(() => starts >= count, { timeout: 60_000, interval: 5 });
  stdin.write("start\n");
  await untilStarted(1);
  return {
    url: `http://127.0.0.1:${port}`,
    async update() {
      const next = starts + 1;
      stdin.write("start\n");
      process.kill(pid, "SIGTERM");
      await untilStarted(next);
    },
    async stop() {
      const exit = once(supervisor, "exit");
      stdin.end();
      process.kill(pid, "SIGTERM");
      await exit;
    },
  };
}

test(`${updates} updates refuse no booking and keep none waiting for long`, async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const program = await startOnSocket(DATA_DIR);
  const times: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  const visiting = Array.from({ length: clients }, async (_, client) => {
    const pauseMs = (clients / bookingsPerSecond) * 1000;
    await wait((pauseMs * client) / clients);
    for (let turn = 0; !isOver; turn += 1) {
      const start = performance.now();
      const key = `update-${client}-${turn}`;
      // Each on a new connection: what meets the end of a kept one, browsers send again by themselves.
      const headers = { "idempotency-key": key, connection: "close" };
      const result = await book(program.url, key, headers);
      times.push(performance.now() - start);
      if ("failed" in result) failed.push(result.failed);
      await wait(pauseMs);
    }
  });
  for (let update = 0; update < updates; update += 1) {
    const before = times.length;
    await vi.waitUntil(() => times.length > before, { timeout: 60_000 });
    await program.update();
  }
  isOver = true;
  await Promise.all(visiting);
  await program.stop();
  console.info("updates:", {
    updates,
    booked: times.length,
    longestMs: Math.round(Math.max(...times)),
  });
  expect(failed).toEqual([]);
  expect(await storedIn({ DATA_DIR })).toHaveLength(times.length);
  // In the short run other tests keep the machine busy.
  if (isFull) expect(Math.max(...times)).toBeLessThan(longestMs);
});
