import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const read = (file: string) => readFileSync(`dist/server/${file}`, "utf8");

/** A built file and everything that it imports at the start. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, file = ""] of read(entry).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    filesOf(file, found);
  return found;
}

test.each([
  { thread: "main", entry: "main.js", most: 2_100_000, files: 5 },
  { thread: "database's", entry: "sqlite-worker.js", most: 520_000, files: 1 },
])(
  "the $thread thread loads few and small files, because V8 keeps each byte in memory",
  (thread) => {
    const files = filesOf(thread.entry);
    expect(files.size).toBeLessThanOrEqual(thread.files);
    const text = [...files].map(read).join("");
    expect(text.length).toBeLessThan(thread.most);
    expect(text, "undici is loaded with it").not.toContain('from"node:http"');
  },
);

test("source maps lead to our own files, and strangers get none", () => {
  const { sources } = z
    .strictObject({
      ...{ version: z.unknown(), file: z.unknown(), names: z.unknown(), mappings: z.string() },
      sources: z.array(z.string()),
    })
    .parse(JSON.parse(read("main.js.map")));
  expect(sources).toContain("../../server/main.ts");
  expect(sources.filter((source) => source.includes("node_modules"))).toEqual([]);
  expect(globSync("dist/site/**/*.map")).toEqual([]);
});
