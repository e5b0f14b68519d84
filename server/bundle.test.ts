import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(`dist/server/${file}`, "utf8");

/** A built file and all that it imports at once. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, file = ""] of read(entry).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    filesOf(file, found);
  return found;
}

/** What `main.js` loads as soon as its database opens. */
const rest = /import\(.\.\/(run-server-\S+?\.js).\)/.exec(read("main.js"))?.[1] ?? "";

test.each([
  { thread: "main", entries: ["main.js", rest], most: 1_200_000, files: 5 },
  { thread: "database's", entries: ["sqlite-worker.js"], most: 360_000, files: 1 },
])("the $thread thread starts with few files, of which V8 keeps each byte", (thread) => {
  const files = new Set(thread.entries.flatMap((entry) => [...filesOf(entry)]));
  expect(files.size).toBeLessThanOrEqual(thread.files);
  const texts = [...files].map(read);
  expect(texts.join("").length).toBeLessThan(thread.most);
  // One wider character makes the whole file twice as large.
  for (const text of texts) expect(text).not.toMatch(/[^\0-\xff]/);
});
