import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Frees it again. */
  empty(): void;
  remove(): void;
}

const run = (program: string, args: readonly string[]) => spawnSync(program, args).status === 0;

/** A disk of this many bytes in memory; undefined, with a printed reason, if the machine cannot mount one. */
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
        // A page at a time, so that no space is left.
        for (const piece = Buffer.alloc(4096); ; ) writeSync(handle, piece);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(handle);
      }
    },
    empty: () => rmSync(filler),
    remove() {
      // Lazily, so that it also works if a process still has a file open.
      run("umount", ["--lazy", folder]);
      rmSync(outer, { recursive: true });
    },
  };
}
