import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { logTo, printFailure } from "./log-lines.ts";

function outputTo(texts: string[], isTTY: boolean) {
  return { isTTY, write: (text: string) => texts.push(text) };
}

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

test("a stack names our source in place of a built file that has a map", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const map = { version: 3, names: [], sources: ["../../server/app.ts"], mappings: "AAEA" };
  writeFileSync(join(folder, "main.js.map"), JSON.stringify(map));
  const built = pathToFileURL(join(folder, "main.js"));
  const stackOf = (place: string) => `Error: a bug\\n    at start (${place})`;
  const texts: string[] = [];
  const { log } = logTo(outputTo(texts, false));
  for (const place of [`${built}:1:1`, "file:///elsewhere/main.js:1:1", "node:net:1:1"])
    log.write(stackOf(place));
  expect(texts).toEqual(
    ["server/app.ts:3", "file:///elsewhere/main.js:1:1", "node:net:1:1"].map(stackOf),
  );
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
