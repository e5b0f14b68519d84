import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const size = 256 * 1024 * 1024;

/**
 * EXT4_IOC_SHUTDOWN without flushing the journal: from that moment on nothing more reaches the volume, also not what
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
  /** Cuts the power: what is not on the volume yet never gets there, and nobody can read or write any more. */
  cut(): void;
  /** Brings the volume back as a machine that starts does: from its journal. Nobody may hold a file of it. */
  mountAgain(): Promise<void>;
  /** Leaves nothing behind. */
  remove(): void;
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { stdio: "pipe" });

/** False when it fails. */
const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args).status === 0;

/** A file system of its own, on a file. @returns why there cannot be one here, in words, instead */
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
    // Lazily, so that it works also where a process still holds a file.
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
      // A process that was killed lets go of its last files a moment later.
      for (let tries = 0; !succeeds("umount", [folder]); tries += 1) {
        if (tries === 50) throw new Error(`somebody uses ${folder}`);
        await wait(100);
      }
      mount();
    },
    remove,
  };
}
