import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(`dist/server/${file}`, "utf8");

/** A built file and everything that it imports at the start. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, file = ""] of read(entry).matchAll(/(?:from|import) "\.\/([^"]+)"/g))
    filesOf(file, found);
  return found;
}

test.each([
  { thread: "main", entry: "main.js", most: 2_500_000, files: 5 },
  { thread: "database's", entry: "sqlite-worker.js", most: 630_000, files: 1 },
])(
  "the $thread thread loads few and small files, because V8 keeps each byte in memory",
  (thread) => {
    const files = filesOf(thread.entry);
    expect(files.size).toBeLessThanOrEqual(thread.files);
    const text = [...files].map(read).join("");
    expect(text.length).toBeLessThan(thread.most);
    expect(text, "undici is loaded with it").not.toContain('from "node:http"');
  },
);

test("stack traces are readable, and strangers get no source maps", () => {
  expect(read("main.js")).toMatch(/^function startAlarm\(/m);
  expect(globSync("dist/**/*.map")).toEqual([]);
});
