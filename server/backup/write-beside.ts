import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { cleanUpAfter } from "./clean-up-after.ts";

function toDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Makes a file that is either whole and on disk, or not there: written under another name, then renamed. Only the
 * owner of the process may read it.
 * @throws when there is a file of that name, or what `write` throws
 */
export async function writeBeside<Result>(
  file: string,
  write: (part: string) => Promise<Result>,
): Promise<Result> {
  const refuse = () => {
    if (existsSync(file)) throw new Error(`${file} is there already. Nothing was changed.`);
  };
  refuse();
  const part = `${file}.part`;
  try {
    // Also says that the name is taken by another one at work.
    closeSync(openSync(part, "wx", 0o600));
  } catch (error) {
    if (existsSync(part))
      throw new Error(
        `${part} is there: another one is being written, or was broken off. Delete it if none is.`,
        { cause: error },
      );
    throw new Error(`${part} cannot be written: ${String(error)}`, { cause: error });
  }
  const clean = () => {
    for (const left of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`])
      rmSync(left, { force: true });
  };
  return cleanUpAfter(clean, async () => {
    const result = await write(part);
    toDisk(part);
    refuse();
    renameSync(part, file);
    toDisk(dirname(file));
    return result;
  });
}
