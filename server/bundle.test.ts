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

/** What a thread loads once the owner's changes are set. */
const served = (name: string) => globSync(`${name}-????????.js`, { cwd: "dist/server" });

test.each([
  { thread: "main", entries: ["main.js", ...served("serve")], most: 2_500_000, files: 7 },
  {
    thread: "database's",
    entries: ["sqlite-worker.js", ...served("commands")],
    most: 630_000,
    files: 3,
  },
])(
  "the $thread thread loads few and small files, because V8 keeps each byte in memory",
  (thread) => {
    expect(thread.entries).toHaveLength(2);
    const files = new Set(thread.entries.flatMap((entry) => [...filesOf(entry)]));
    expect(files.size).toBeLessThanOrEqual(thread.files);
    const text = [...files].map(read).join("");
    expect(text.length).toBeLessThan(thread.most);
    expect(text, "undici is loaded with it").not.toContain('from "node:http"');
  },
);

test("stack traces are readable, and strangers get no source maps", () => {
  const all = globSync("*.js", { cwd: "dist/server" }).map(read).join("\n");
  expect(all).toMatch(/^function startAlarm\(/m);
  expect(globSync("dist/**/*.map")).toEqual([]);
});
