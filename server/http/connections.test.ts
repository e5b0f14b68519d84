import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import { testSite, withApp } from "#server/testing/app.ts";
import { connectClients } from "#server/testing/clients.ts";
import { sendRaw } from "#server/testing/sockets.ts";
import { closeGracefully } from "./connections.ts";

const path = "/api/bookings";
const most = 32_000;
/** A JSON body of `bytes` bytes. */
const bodyOf = (bytes: number) => `{"firstName":"${"x".repeat(bytes - 16)}"}`;

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test("a body of 32,000 bytes is accepted, one more byte is refused, with or without Content-Length", () =>
  withApp({}, async ({ server }) => {
    const send = async (payload: string, type = "application/json") => {
      const headers = { "content-type": type };
      const answer = await server.inject({ method: "POST", url: path, headers, payload });
      return answer.statusCode;
    };
    expect(bodyOf(most)).toHaveLength(most);
    expect(await send(bodyOf(most))).toBe(422);
    expect(await send(bodyOf(most + 1))).toBe(413);
    const form = "application/x-www-form-urlencoded";
    expect(await send(`firstName=${"x".repeat(most)}`, form)).toBe(413);

    const url = await server.listen({ port: 0 });
    const chunk = `1000\r\n${" ".repeat(4096)}\r\n`;
    const chunked = await sendRaw(
      url,
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(8)}0\r\n\r\n`,
    );
    expect(chunked.status).toBe(413);
  }));

test("a slow sender has ten seconds for a whole request, then gets a 408 and is cut off", () =>
  withApp({}, async ({ server }) => {
    expect(server.server).toMatchObject({ requestTimeout: 10_000, headersTimeout: 10_000 });
    expect(server.server.keepAliveTimeout).toBeLessThanOrEqual(72_000);
    Object.assign(server.server, { requestTimeout: 200, headersTimeout: 200 });
    const url = await server.listen({ port: 0 });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n`;
    const whole = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    for (const slow of await Promise.all(["", head, whole].map((sent) => sendRaw(url, sent))))
      expect(slow.status).toBe(408);
  }));

test("a client that does not read for two minutes is cut off", () => {
  const body = Buffer.alloc(32_000_000, "x");
  const large = { headers: {}, copies: { identity: { body, etag: '"large"' } } };
  return withApp({ site: new Map([...testSite, ["/large", large]]) }, async ({ server }) => {
    expect(server.server.timeout).toBe(120_000);
    server.server.timeout = 300;
    const url = await server.listen({ port: 0 });
    const left = once(server.server, "connection").then(([socket]) => once(socket, "close"));
    const reader = await open(url);
    reader.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    await left;
    reader.destroy();
  });
});

test("a client that sends requests without waiting for answers is cut off; one at a time is fine", () =>
  withApp({}, async ({ server }) => {
    const url = await server.listen({ port: 0 });
    const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    const clients = await connectClients(url, 10, () => ({ first: get.repeat(500) }));
    await expect.poll(() => clients.open, { timeout: 20_000 }).toBe(0);
    clients.disconnect();
    // These share a connection.
    for (let turn = 0; turn < 50; turn += 1) expect(await (await fetch(url)).text()).toBe("home");
  }));

test("a client that asks again right after a long answer is served on the same connection", () => {
  const body = Buffer.alloc(5_000_000, "long ");
  const page = { headers: {}, copies: { identity: { body, etag: '"long"' } } };
  return withApp({ site: new Map([...testSite, ["/", page]]) }, async ({ server }) => {
    let connections = 0;
    server.server.on("connection", () => {
      connections += 1;
    });
    const url = await server.listen({ port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await new Promise<IncomingMessage>((resolve) => get(url, { agent }, resolve));
      expect(await buffer(answer)).toHaveLength(body.length);
    }
    agent.destroy();
    expect(connections).toBe(1);
  });
});

test("beyond 12,000 connections new ones are dropped until others close", () =>
  withApp({}, async ({ server }) => {
    expect(server.server.maxConnections).toBe(12_000);
    server.server.maxConnections = 2;
    const url = await server.listen({ port: 0 });
    const taken = [await open(url), await open(url)];
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    for (const socket of taken) socket.destroy();
    await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(200);
  }));

test.each(["/", "/api/nope"])("a request for %s that names two hosts is refused", (address) =>
  withApp({}, async ({ server }) => {
    const url = await server.listen({ port: 0 });
    const ask = async (hosts: string) =>
      (await sendRaw(url, `GET ${address} HTTP/1.1\r\nConnection: close\r\n${hosts}\r\n`)).status;
    const found = address === "/" ? 200 : 404;
    expect(await ask("Host: x\r\n")).toBe(found);
    expect(await ask("Host: x\r\nhost: x\r\n")).toBe(400);
    expect(await ask("Host: x\r\nHOST: evil.example\r\n")).toBe(400);
    expect(await ask("")).toBe(400);
  }),
);

test("a POST without a body is answered immediately", () =>
  withApp({}, async ({ server }) => {
    const url = await server.listen({ port: 0 });
    const head = "POST /api/bookings HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const answer = await sendRaw(url, `${head}Content-Type: ${type}\r\n\r\n`);
      expect(answer.status, type).toBeGreaterThanOrEqual(400);
      expect(answer.status, type).toBeLessThan(500);
    }
  }));

/** Sends a request without reading the response yet. */
async function ask(url: string): Promise<Socket> {
  const socket = await open(url);
  socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  return socket;
}

const textOf = (answer: string) => answer.split("\r\n\r\n")[1];

test("a database that hangs does not hold up the shutdown", async () => {
  const server = fastify();
  const close = closeGracefully(server, { drainReads: 0, idleCheck: 10, cutOff: 20, end: 1000 });
  let asked = false;
  server.addHook("onClose", () => {
    asked = true;
    return new Promise(() => {});
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  await close();
  expect(asked).toBe(true);
  expect(server.server.listening).toBe(false);
});

test("requests that have arrived are answered, even if the machine is too busy to read them in time", async () => {
  const server = fastify();
  const busy = { drainReads: 10, idleCheck: 10, cutOff: 20_000, end: 20_000 };
  const close = closeGracefully(server, busy);
  server.get("/", () => "here");
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const sockets = await Promise.all(Array.from({ length: 50 }, () => ask(url)));
  const closed = close();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers.map(textOf)).toEqual(sockets.map(() => "here"));
  await closed;
});

/** Far more than the buffers of a connection hold. */
const size = 20_000_000;

test("a slow reader gets the whole answer", async () => {
  const server = fastify();
  const long = { drainReads: 0, idleCheck: 10, cutOff: 20_000, end: 20_000 };
  const close = closeGracefully(server, long);
  let answered = 0;
  server.addHook("onSend", async () => {
    answered += 1;
  });
  server.get("/", () => "x".repeat(size));
  const slow = await ask(await server.listen({ port: 0, host: "127.0.0.1" }));
  await expect.poll(() => answered).toBe(1);
  const closed = close();
  await expect.poll(() => server.server.listening).toBe(false);
  expect(textOf(await text(slow))).toHaveLength(size);
  await closed;
});

test("a client that reads nothing is eventually cut off", async () => {
  const server = fastify();
  const short = { drainReads: 0, idleCheck: 10, cutOff: 50, end: 20_000 };
  const close = closeGracefully(server, short);
  server.get("/", () => "x".repeat(size));
  const reader = await ask(await server.listen({ port: 0, host: "127.0.0.1" }));
  await close();
  expect(textOf(await text(reader).catch(() => ""))).not.toHaveLength(size);
});
