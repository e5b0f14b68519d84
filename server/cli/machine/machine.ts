import { spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { basename } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { readSettings } from "#env";

// biome-ignore lint/style/noProcessEnv: these say where the machine's files are, not how the program works.
const { DESTDIR: root = "", SCOOPDALE_READY_SECONDS = "30", port } = process.env;

/** Below DESTDIR, which is for tests, files keep their user. */
const opt = `${root}/opt/scoopdale`;
const data = `${root}/var/lib/scoopdale`;
export const paths = {
  root,
  opt,
  old: `${opt}.old`,
  settings: `${root}/etc/scoopdale.env`,
  data,
  backups: `${data}-backups`,
  /** Where the updates' own backups are. */
  updates: `${data}-backups/updates`,
  units: `${root}/etc/systemd/system`,
  bin: `${root}/usr/local/bin`,
};

interface Run {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** For standard input, in place of this program's own. */
  readonly input?: string;
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly timeoutMs?: number;
  readonly isPrinted?: boolean;
}

/** @returns the exit code, or 1 for a program that is missing or killed; and what was said, unless it is printed */
export async function run(command: string, args: readonly string[], how: Run = {}) {
  const child = spawn(command, args, {
    ...(how.env && { env: how.env }),
    ...(how.cwd !== undefined && { cwd: how.cwd }),
    ...how.user,
    timeout: how.timeoutMs,
    stdio: [
      how.input !== undefined ? "pipe" : how.isPrinted ? "inherit" : "ignore",
      how.isPrinted ? "inherit" : "pipe",
      how.isPrinted ? "inherit" : "pipe",
    ],
  });
  const ended = new Promise<number>((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
  child.stdin?.on("error", () => {});
  child.stdin?.end(how.input);
  const [stdout = "", stderr = ""] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")),
  );
  return { status: await ended, stdout, stderr };
}

export const systemctl = (...args: readonly string[]) => run("systemctl", args);

const idOf = async (flag: "-u" | "-g") => Number((await run("id", [flag, "scoopdale"])).stdout);

const serviceUser = async () =>
  root === "" ? { user: { uid: await idOf("-u"), gid: await idOf("-g") } } : {};

export const settingsNow = (): Map<string, string> =>
  existsSync(paths.settings) ? readSettings(readFileSync(paths.settings, "utf8")) : new Map();

export const usesPostgres = (): boolean => Boolean(settingsNow().get("DATABASE_URL"));

interface Owner extends Pick<Run, "input" | "isPrinted"> {
  readonly program?: string;
  readonly folder?: string;
  readonly settings?: ReadonlyMap<string, string>;
}

/** Runs one of the owner's commands as the user of the service, with its settings and nothing else. */
export async function owner(args: readonly string[], given: Owner = {}) {
  const { program = opt, folder = data, settings = settingsNow(), ...how } = given;
  // biome-ignore lint/style/noProcessEnv: where PostgreSQL's programs are.
  const { PATH } = process.env;
  const env = {
    PATH,
    BACKUP_DIR: paths.backups,
    ...Object.fromEntries(settings),
    DATA_DIR: folder,
  };
  const command = ["dist/server/owner.js", ...args];
  return run(`${program}/bin/node`, command, {
    ...how,
    ...(await serviceUser()),
    env,
    cwd: program,
  });
}

/** @returns what the command printed @throws what is wrong, and what that means */
export async function assertOwner(
  args: readonly string[],
  given: Omit<Owner, "isPrinted"> = {},
  otherwise = "",
): Promise<string> {
  const { status, stdout, stderr } = await owner(args, given);
  if (status !== 0)
    throw new Error(`${stderr.trim()} ${stderr.includes(otherwise) ? "" : otherwise}`.trim());
  return stdout;
}

export const nothing = "Nothing was changed.";

/** @throws if a disk has less room than that */
export function assertRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const missing = Math.ceil((bytes - bavail * bsize) / 1e6);
  if (missing > 0) throw new Error(`The disk of ${folder} lacks ${missing} MB. ${nothing}`);
}

/** A folder that only the service's user reads. */
export async function makeServiceFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await giveToService(folder);
}

export async function giveToService(path: string): Promise<void> {
  const { user } = await serviceUser();
  if (user) await run("chown", [`${user.uid}:${user.gid}`, path]);
}

const readyMs = Number(SCOOPDALE_READY_SECONDS) * 1000;
/** A program that ended at its start has this long to come up by itself, as after PostgreSQL's restart. */
const secondTryMs = 5000;

/** The socket accepts also while no program answers, so that each question has its own limit. */
export async function becomesReady(url: string, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  for (;;) {
    const leftMs = Math.max(end - performance.now(), 100);
    const signal = AbortSignal.timeout(Math.ceil(Math.min(leftMs, 2000)));
    const isReady = await fetch(url, { signal, headers: { connection: "close" } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady || performance.now() > end) return isReady;
    await wait(200);
  }
}

function localPort(): string {
  if (port !== undefined) return port;
  const file = `${paths.units}/scoopdale.socket`;
  const unit = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^ListenStream=.*?(\d+)$/m.exec(unit)?.[1] ?? "3000";
}

/** Starts the program anew, with the units that are in place. @returns whether it can store bookings, within the limit */
export async function startsReady(): Promise<boolean> {
  const begun = performance.now();
  await systemctl("daemon-reload");
  await systemctl("enable", "--now", "scoopdale-backup.timer", "scoopdale.socket");
  await systemctl("enable", "scoopdale");
  const { status } = await run("systemctl", ["restart", "scoopdale"], { timeoutMs: readyMs });
  const leftMs = readyMs - (performance.now() - begun);
  const url = `http://127.0.0.1:${localPort()}/readyz`;
  return becomesReady(url, status === 0 ? leftMs : Math.min(leftMs, secondTryMs));
}

/** The program starts neither with a change nor as before. */
export class NothingRuns extends Error {}

interface Change {
  /** Whether the site is closed meanwhile: the data are exchanged. */
  readonly isClosed?: boolean;
  change(): Promise<void> | void;
  /** Takes back what of the change was done. */
  back(): Promise<void> | void;
}

/** Makes a change and starts the program with it, or takes it back. @returns how many seconds that took */
export async function tryChange({ isClosed = false, change, back }: Change): Promise<string> {
  const begun = performance.now();
  // The site listens on one socket, and goes when both are stopped.
  const close = async () => isClosed && (await systemctl("stop", "scoopdale.socket", "scoopdale"));
  let why = "The program could not store bookings with it.";
  await close();
  try {
    await change();
    if (await startsReady()) return ((performance.now() - begun) / 1000).toFixed(1);
    // What is not ready has nothing to finish: it is not waited for.
    await systemctl("kill", "--signal=KILL", "scoopdale");
    await close();
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  await back();
  if (await startsReady()) throw new Error(`${why} The site runs as before. Bookings are safe.`);
  throw new NothingRuns(
    `${why} It cannot as before either: journalctl -u scoopdale says why. Bookings are safe.`,
  );
}

/** Units and command are those of the program in place. */
export function placeUnits(): void {
  mkdirSync(paths.units, { recursive: true });
  mkdirSync(paths.bin, { recursive: true });
  for (const file of globSync(`${opt}/deploy/scoopdale*.{service,socket,timer}`))
    copyFileSync(file, `${paths.units}/${basename(file)}`);
  // It may be running: a shell goes on reading the file that it began with.
  copyFileSync(`${opt}/deploy/scoopdale.sh`, `${paths.bin}/scoopdale.new`);
  chmodSync(`${paths.bin}/scoopdale.new`, 0o755);
  renameSync(`${paths.bin}/scoopdale.new`, `${paths.bin}/scoopdale`);
}

/** Exchanges the program and the one from before it. */
export function swapPrograms(): void {
  renameSync(opt, `${opt}.next`);
  renameSync(paths.old, opt);
  renameSync(`${opt}.next`, paths.old);
  placeUnits();
}

export function writeSettings(content: string): void {
  writeFileSync(`${paths.settings}.new`, content, { mode: 0o600, flush: true });
  renameSync(`${paths.settings}.new`, paths.settings);
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
