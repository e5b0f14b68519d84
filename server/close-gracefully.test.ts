import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import { closeGracefully } from "./http/connections.ts";

const host = "127.0.0.1";

/** Sends a request without reading the response yet. */
async function ask(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), host);
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  return socket;
}

const bodyOf = (answer: string) => answer.split("\r\n\r\n")[1];

test("a database that hangs does not hold up the shutdown", async () => {
  const server = fastify();
  const close = closeGracefully(server, { drainReads: 0, idleCheck: 10, cutOff: 20, end: 1000 });
  let asked = false;
  server.addHook("onClose", () => {
    asked = true;
    return new Promise(() => {});
  });
  await server.listen({ port: 0, host });
  await close();
  expect(asked).toBe(true);
  expect(server.server.listening).toBe(false);
});

test("requests that have arrived are answered, even if the machine is too busy to read them in time", async () => {
  const server = fastify();
  const busy = { drainReads: 10, idleCheck: 10, cutOff: 20_000, end: 20_000 };
  const close = closeGracefully(server, busy);
  server.get("/", () => "here");
  const url = await server.listen({ port: 0, host });
  const sockets = await Promise.all(Array.from({ length: 50 }, () => ask(url)));
  const closed = close();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers.map(bodyOf)).toEqual(sockets.map(() => "here"));
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
  const slow = await ask(await server.listen({ port: 0, host }));
  await expect.poll(() => answered).toBe(1);
  const closed = close();
  await expect.poll(() => server.server.listening).toBe(false);
  expect(bodyOf(await text(slow))).toHaveLength(size);
  await closed;
});

test("a client that reads nothing is eventually cut off", async () => {
  const server = fastify();
  const short = { drainReads: 0, idleCheck: 10, cutOff: 50, end: 20_000 };
  const close = closeGracefully(server, short);
  server.get("/", () => "x".repeat(size));
  const reader = await ask(await server.listen({ port: 0, host }));
  await close();
  expect(bodyOf(await text(reader).catch(() => ""))).not.toHaveLength(size);
});
