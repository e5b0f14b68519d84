import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const size = 256 * 1024 * 1024;

/**
 * EXT4_IOC_SHUTDOWN without flushing the journal: from that moment on nothing more reaches the volume, not even what
 * the system had only in memory.
 * @see https://github.com/torvalds/linux/blob/master/include/uapi/linux/ext4.h
 */
const shutDown = `
  sysopen(my $folder, $ARGV[0], 0) or die "$ARGV[0]: $!";
  my $noLogFlush = pack("L", 2);
  ioctl($folder, 0x8004587d, $noLogFlush) or die "ioctl: $!";`;

export interface Ext4Volume {
  /** Where it is mounted. */
  readonly folder: string;
  /** Cuts the power: data not yet on the volume is lost, and reading and writing is no longer possible. */
  cut(): void;
  /** Restores the volume from its journal, as a booting machine does. No process may have a file on it open. */
  mountAgain(): Promise<void>;
  /** Removes everything. */
  remove(): void;
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { stdio: "pipe" });

/** False if it fails. */
const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args).status === 0;

/** A separate file system in a file. @returns a sentence if this machine cannot have one */
export function makeExt4Volume(): Ext4Volume | { readonly reason: string } {
  if (process.getuid?.() !== 0) return { reason: "only root may mount a volume" };
  for (const program of ["mkfs.ext4", "perl", "mount", "umount"])
    if (!succeeds("sh", ["-c", `command -v ${program}`]))
      return { reason: `${program} is not installed` };
  const temporary = mkdtempSync(join(tmpdir(), "ext4-"));
  // PostgreSQL runs as somebody else.
  chmodSync(temporary, 0o755);
  const image = join(temporary, "image");
  const folder = join(temporary, "volume");
  const mount = () => run("mount", ["-o", "loop", image, folder]);
  const cut = () => run("perl", ["-e", shutDown, folder]);
  function remove() {
    // Lazily, so that it also works if a process still has a file open.
    succeeds("umount", ["--lazy", folder]);
    rmSync(temporary, { recursive: true });
  }
  writeFileSync(image, "");
  truncateSync(image, size);
  mkdirSync(folder);
  try {
    run("mkfs.ext4", ["-q", image]);
    mount();
    cut();
    run("umount", [folder]);
    mount();
  } catch (error) {
    remove();
    return { reason: `no volume can be mounted and cut off: ${String(error)}` };
  }
  return {
    folder,
    cut,
    async mountAgain() {
      // A killed process closes its last files a moment later.
      for (let tries = 0; !succeeds("umount", [folder]); tries += 1) {
        if (tries === 50) throw new Error(`somebody uses ${folder}`);
        await wait(100);
      }
      mount();
    },
    remove,
  };
}
