import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { book } from "#faults/visitors.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { type MailServer, startMailServer } from "#server/testing/smtp.ts";
import { freePort, listen } from "#server/testing/sockets.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const bookings = 15;
/** One to the visitor, one to the owner. */
const pending = bookings * 2;
const kills = amount({ short: 1, full: 30 });
/** Bookings wake the outbox sooner than its own interval. */
const woken = { timeout: 25_000 };

/** What a test has started, in the order in which it is stopped. */
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A bare TCP server, whose connections end with it. */
async function startTcp(at: number, take: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    take(socket);
  });
  return {
    port: await listen(server, at),
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The program with its own folder, sending its email to a port. */
async function withMailAt(port: number, more: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const env = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}`, WEBHOOK_URL: "", ...more };
  const start = () => startServer(env, ["--api-only"]);
  let server = await start();
  let last = 0;
  ends.unshift(() => server.stop());

  return {
    get server(): RunningServer {
      return server;
    },
    /** Makes a booking, which must get a 201. */
    async book() {
      last += 1;
      expect(await book(server.url, `Ana${last}`)).toHaveProperty("id");
    },
    /** How many emails are in each state. */
    async states(): Promise<Record<string, unknown>> {
      const { rows } = await runSql(
        { DATA_DIR },
        "select state || case when attempts > 0 then ', tried' else '' end as state, count(*) as count from messages where kind <> 'webhook' group by 1",
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    /** Skips the minutes until the next try, and those of a dead program's claims. */
    passTime: () =>
      runSql(
        { DATA_DIR },
        "update messages set next_at = created_at, claimed_until = null where state = 'waiting'",
      ),
    async kill() {
      await server.kill();
      server = await start();
    },
  };
}

/** A mail server, at a given port or at any. */
async function startMail(port?: number) {
  const mail = await startMailServer(port === undefined ? {} : { port });
  // The program ends first, and closes the connections that it keeps open.
  ends.push(mail.stop);
  return mail;
}

/** A slow connection to a mail server. */
async function startLine(mail: MailServer, delayMs: number) {
  const { port, stop } = await startTcp(0, (client) => {
    const upstream = connect(Number(new URL(mail.url).port), "127.0.0.1");
    client.on("data", (bytes) => void upstream.write(bytes));
    upstream.on("data", (bytes) => void setTimeout(() => client.write(bytes), delayMs));
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
  });
  ends.push(stop);
  return port;
}

test("a mail server and a webhook that never answer do not hold up bookings, and each email arrives once when it is back", async () => {
  const hanging = await startTcp(await freePort(), () => {});
  const webhook = await startTcp(0, () => {});
  const program = await withMailAt(hanging.port, {
    WEBHOOK_URL: `http://127.0.0.1:${webhook.port}`,
    WEBHOOK_SECRET: `whsec_${"A".repeat(44)}`,
  });
  // The program's shutdown waits for running deliveries.
  ends.unshift(webhook.stop);
  for (let turn = 1; turn < bookings; turn += 1) await program.book();
  await expect.poll(() => hanging.sockets.size, woken).toBeGreaterThan(0);
  await expect.poll(() => webhook.sockets.size, woken).toBeGreaterThan(0);
  await hanging.stop();
  await expect.poll(program.states, woken).toEqual({ "waiting, tried": pending - 2 });
  const { mails } = await startMail(hanging.port);
  await program.passTime();
  // The next booking wakes the outbox.
  await program.book();
  await expect.poll(program.states, woken).toEqual({ "sent, tried": pending });
  const different = new Set(mails.map(({ messageId }) => messageId)).size;
  expect([mails.length, different]).toEqual([pending, pending]);
});

test(`killed ${kills} times while sending, no email is lost, and only emails being sent may come twice`, async () => {
  const mail = await startMail();
  const program = await withMailAt(await startLine(mail, 20));
  for (const delayMs of randomIntegers(kills, 200)) {
    const arrived = mail.mails.length;
    for (let turn = 0; turn < 10; turn += 1) await program.book();
    await expect.poll(() => mail.mails.length, { interval: 5 }).toBeGreaterThan(arrived);
    await wait(delayMs);
    await program.kill();
    await program.passTime();
  }
  await program.book();
  const all = (kills * 10 + 1) * 2;
  await expect.poll(program.states).toEqual({ "sent, tried": all });
  const different = new Set(mail.mails.map(({ messageId }) => messageId)).size;
  const twice = mail.mails.length - different;
  console.info(`${kills} kills while sending:`, { pending: all, different, twice });
  expect(different).toBe(all);
  // No more than are being sent at the same time.
  expect(twice).toBeLessThanOrEqual(kills * 10);
});
