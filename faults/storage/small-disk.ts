import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  remove(): void;
}

const run = (program: string, args: readonly string[]) => spawnSync(program, args).status === 0;

/** A disk of so many bytes in memory; undefined, with a sentence, where the machine lets nobody mount one. */
export function mountSmallDisk(bytes: number): SmallDisk | undefined {
  const outer = mkdtempSync(join(tmpdir(), "disk-"));
  const folder = join(outer, "disk");
  mkdirSync(folder);
  if (!run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder])) {
    rmSync(outer, { recursive: true });
    console.info("Not run: only root may mount a small disk, and not on every machine.");
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const handle = openSync(filler, "a");
      try {
        // A page at a time: nothing is left in the end.
        for (const piece = Buffer.alloc(4096); ; ) writeSync(handle, piece);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(handle);
      }
    },
    empty: () => rmSync(filler),
    remove() {
      // Lazily, so that it works also where a process still holds a file.
      run("umount", ["--lazy", folder]);
      rmSync(outer, { recursive: true });
    },
  };
}
