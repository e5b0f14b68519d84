import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { logTo, printFailure } from "./log-lines.ts";

const outputTo = (texts: string[], isTTY: boolean) =>
  Object.assign(new EventEmitter(), { isTTY, write: (text: string) => texts.push(text) });

test("a terminal shows the log in plain words", async () => {
  const texts: string[] = [];
  await withApp(logTo(outputTo(texts, true)), async ({ server }) => {
    server.log.info("Ready on http://127.0.0.1:3000");
    server.log.warn("built for another address");
    server.log.error(new Error("a bug"));
  });
  expect(texts.join("")).toMatch(
    /^Ready on http:\/\/127\.0\.0\.1:3000\nWarning: built for another address\nFault: a bug\nError: a bug\n {4}at /,
  );
});

test("the program goes on if the reader of its log has gone", async () => {
  const output = new PassThrough();
  const { log } = logTo(output);
  output.destroy(new Error("EPIPE"));
  await new Promise((resolve) => output.once("close", resolve));
  expect(() => log.write("a line\n")).not.toThrow();
});

test("a start that fails is one JSON line, or plain words on a terminal", () => {
  const print = (isTTY: boolean) => {
    const texts: string[] = [];
    printFailure(new Error("It has mistakes:\n  PORT"), outputTo(texts, isTTY));
    return texts.join("");
  };
  expect(print(true)).toBe("It has mistakes:\n  PORT\n");
  expect(print(false)).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(print(false))).toMatchObject({ level: 60, msg: "It has mistakes:\n  PORT" });
});
