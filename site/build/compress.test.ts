import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "./compress.ts";

test("every file gets both copies, and what saves no packet gets none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const texts = Array.from({ length: 9 }, (_, index) => `${index} `.repeat(400));
  const files = texts.map((_, index) => join(folder, `${index}.html`));
  for (const [index, file] of files.entries()) writeFileSync(file, texts[index] ?? "");
  const small = join(folder, "small.html");
  writeFileSync(small, "small");
  try {
    await compress([...files, small]);
    for (const [index, file] of files.entries()) {
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(texts[index]);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(texts[index]);
    }
    expect(readdirSync(folder)).toHaveLength(9 * 3 + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
