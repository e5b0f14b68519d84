import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

const bookings = 2500;
const pages = 10;
const folder = mkdtempSync(join(tmpdir(), "export-"));
let stored: Store;
let asked: string[] = [];
/** The number of the page at which the store fails. */
let failing = 0;

/** The real store, with its calls counted. */
const store: Store = {
  run: (command, input) => {
    asked.push(command.name);
    return command.name === "readExportPage" && pagesAsked() === failing
      ? Promise.reject(new StorageError("the disk is gone"))
      : stored.run(command, input);
  },
  onChange: () => () => {},
  queueDepth: () => 0,
  check: async () => {},
  close: async () => {},
};
const pagesAsked = () => asked.filter((name) => name === "readExportPage").length;

beforeAll(async () => {
  stored = await openStore({ DATA_DIR: folder });
  // More than the buffers of a connection hold.
  const booking = { ...validBooking, specialRequests: "a long story ".repeat(800) };
  const all = Array.from({ length: bookings }, (_, index) =>
    newBooking({ id: `id-${index}`, booking }),
  );
  // One batch at a time, so that none waits too long on a busy machine.
  for (let start = 0; start < bookings; start += 250)
    await Promise.all(all.slice(start, start + 250).map((one) => stored.run(storeBooking, one)));
});
afterAll(async () => {
  await stored.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  failing = 0;
});

async function download(server: FastifyInstance, headers: { cookie: string }) {
  const address = await server.listen({ port: 0 });
  const [answer]: IncomingMessage[] = await once(
    get(`${address}/api/export.json`, { headers }),
    "response",
  );
  if (!answer) throw new Error("no answer");
  return answer;
}

test("an export reads its pages only as fast as the client takes them", () =>
  withApp({ store }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const answer = await download(server, headers);
    // The server answers others while the export is paused.
    const others = async () => {
      for (let request = 0; request < 50; request += 1) await server.inject({ url: "/readyz" });
    };
    await others();
    const before = pagesAsked();
    await others();
    expect(pagesAsked()).toBe(before);
    expect(before).toBeLessThan(pages);
    expect(JSON.parse(await text(answer))).toHaveLength(bookings);
    expect(pagesAsked()).toBe(pages);
  }));

test("a store that fails midway breaks the connection, so that the file does not look complete", () =>
  withApp({ store }, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    failing = 3;
    const answer = await download(server, headers);
    expect(answer.statusCode).toBe(200);
    await expect(text(answer)).rejects.toThrow("aborted");
    expect(answer.complete).toBe(false);
    expect(log.join()).toContain("the disk is gone");
  }));

test("a store that fails at the start is a 503", () =>
  withApp({ store }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    failing = 1;
    const answer = await server.inject({ url: "/api/export.csv", headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  }));

test("a client that leaves in the middle of an export is not logged", () =>
  withApp({ store }, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    const gone = new Promise((resolve) =>
      server.server.once("connection", (socket) => socket.once("close", resolve)),
    );
    const answer = await download(server, headers);
    answer.destroy();
    await gone;
    for (let request = 0; request < 5; request += 1) await server.inject({ url: "/readyz" });
    expect(log.filter((line) => !line.includes("Server listening"))).toEqual([]);
  }));

test("with several exports running, only one page is read at a time", () => {
  let reading = 0;
  let most = 0;
  const counting: Store = {
    ...store,
    run: (command, input) => {
      if (command.name !== "readExportPage") return store.run(command, input);
      reading += 1;
      most = Math.max(most, reading);
      return store.run(command, input).finally(() => {
        reading -= 1;
      });
    },
  };
  return withApp({ store: counting }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const exports = Array.from({ length: 2 }, () =>
      server.inject({ url: "/api/export.json", headers }),
    );
    for (const { statusCode } of await Promise.all(exports)) expect(statusCode).toBe(200);
    expect(most).toBe(1);
  });
});
