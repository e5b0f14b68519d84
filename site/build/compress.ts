import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this a compressed copy saves hardly more than the header that announces it. */
const leastBytes = 300;

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < leastBytes) return;
  await writeFile(`${file}.br`, await brotli(body, { params }));
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  );
}

/** Writes compressed copies beside files, on all cores and with no more in memory than they work on. */
export async function compress(files: readonly string[]): Promise<void> {
  const rest = files.values();
  async function work() {
    for (const file of rest) await compressFile(file);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
