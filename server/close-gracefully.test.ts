import fastify from "fastify";
import { expect, test } from "vitest";
import { closeGracefully } from "./close-gracefully.ts";

test("a database that hangs does not hold the end up", async () => {
  const server = fastify();
  let asked = false;
  server.addHook("onClose", () => {
    asked = true;
    return new Promise(() => {});
  });
  await server.listen({ port: 0 });
  await closeGracefully(server, { stillReading: 0, idleCheck: 10, most: 20, end: 50 });
  expect(asked).toBe(true);
  expect(server.server.listening).toBe(false);
});
