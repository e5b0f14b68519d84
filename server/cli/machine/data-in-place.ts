import {
  copyFileSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { phoenixDay } from "#domain/dates.ts";
import { changeSettings } from "#env";
import { oldestKeptNight } from "#server/cli/nightly.ts";
import type { OwnerCommand } from "#server/cli/owner-command.ts";
import {
  assertOwner,
  assertRoom,
  giveToService,
  makeServiceFolder,
  nothing,
  owner,
  paths,
  removeFolder,
  stamp,
  startsReady,
  systemctl,
  units,
  usesPostgres,
  writeSettings,
} from "./machine.ts";

const { data } = paths;
const asBefore = "The site runs on as before.";
/** Where a backup is restored before it takes its place. */
const beside = `${data}.new`;

/** How large a compressed file is without compression, as its last four bytes say. */
function unpackedBytes(file: string): number {
  const size = statSync(file).size;
  const end = Buffer.alloc(4);
  readSync(openSync(file, "r"), end, 0, 4, Math.max(size - 4, 0));
  return Math.max(end.readUInt32LE(), size);
}

/** Restores while the site runs on. */
export async function restoreBeside(file: string, flags: readonly string[]): Promise<void> {
  removeFolder(beside);
  await makeServiceFolder(beside);
  const copy = `${beside}/backup`;
  copyFileSync(file, copy);
  await giveToService(copy);
  const restore = ["restore", copy, ...flags];
  process.stdout.write(await assertOwner(restore, { folder: beside }, asBefore));
  rmSync(copy);
}

/**
 * Puts what was restored beside in place of the data, and back if the program cannot use it.
 * @param since when the backup was made
 * @returns whether it can
 */
export async function exchangeData(since: Date): Promise<boolean> {
  const begun = performance.now();
  const isPostgres = usesPostgres();
  let before = `${data}.${stamp()}`;
  await systemctl("stop", ...units);
  try {
    if (isPostgres) {
      const said = await assertOwner(["swap"], { folder: beside }, asBefore);
      before = /database (\S+)\.$/.exec(said.trim())?.[1] ?? before;
    } else {
      if (existsSync(data)) renameSync(data, before);
      renameSync(beside, data);
    }
  } catch (error) {
    if (!existsSync(data) && existsSync(before)) renameSync(before, data);
    await startsReady("start");
    throw error;
  }
  if (await startsReady("start")) {
    console.info(
      `The site runs with it, after it was closed for ${secondsSince(begun)}. The data from before are in ${before} for fourteen nights. Their bookings: scoopdale bookings --since ${phoenixDay(since)} --from ${before}`,
    );
    return true;
  }
  await systemctl("stop", ...units);
  if (isPostgres) await owner(["swap", "--back"], { folder: beside });
  else {
    renameSync(data, beside);
    if (existsSync(before)) renameSync(before, data);
  }
  await startsReady("start");
  return false;
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

async function restore(file: string, flags: readonly string[]): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. ${nothing}`);
  assertRoom(dirname(data), 2 * unpackedBytes(file));
  try {
    await restoreBeside(file, flags);
    if (!(await exchangeData(statSync(file).mtime)))
      throw new Error(
        "The program could not use the restored data. It runs as before, with the data from before.",
      );
  } finally {
    removeFolder(beside);
  }
}

/** The program's user writes it, and root puts it where that user cannot write. */
async function backup(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists. ${nothing}`);
  const folder = `${data}.backup`;
  removeFolder(folder);
  await makeServiceFolder(folder);
  try {
    const said = await assertOwner(["backup", `${folder}/backup`], {}, "No backup was made.");
    copyFileSync(`${folder}/backup`, file);
    process.stdout.write(said.replace(`${folder}/backup`, file));
  } finally {
    removeFolder(folder);
  }
}

async function move(address: string): Promise<void> {
  const place = address === "sqlite" ? data : address;
  await assertOwner(["move", place, "--check"], {}, nothing);
  const begun = performance.now();
  await systemctl("stop", ...units);
  try {
    process.stdout.write(await assertOwner(["move", place], {}, asBefore));
  } catch (error) {
    await startsReady("start");
    throw error;
  }
  const before = readFileSync(paths.settings, "utf8");
  const DATABASE_URL = place === data ? "" : place;
  writeSettings(changeSettings(before, { DATABASE_URL, DATABASE_URL_FILE: "" }));
  if (!(await startsReady("start"))) {
    await systemctl("stop", ...units);
    writeSettings(before);
    await startsReady("start");
    throw new Error(
      "The program could not use the new database. It runs as before, with the one from before.",
    );
  }
  console.info(
    `The site runs with it, after it was closed for ${secondsSince(begun)}. The database from before was not changed.`,
  );
}

/** Deletes the folders that `restore` has set aside, by nights as the backups: a wrong clock deletes nothing. */
function deleteOldData(): void {
  const oldest = oldestKeptNight(paths.backups);
  if (oldest === undefined) return;
  for (const folder of globSync(`${data}.[0-9]*`))
    if (folder.slice(data.length + 1) < oldest) removeFolder(folder);
}

export const dataInPlaceCommands: Record<string, OwnerCommand> = {
  backup: {
    argument: "FILE",
    does: ["write everything into a file, even while the site runs"],
    run: ({ argument }) => backup(resolve(argument)),
  },

  restore: {
    argument: "FILE",
    flags: "[--no-mail]",
    does: [
      "put a backup in place of the data in use, which are kept for",
      "14 days (--no-mail: its pending messages are not sent)",
    ],
    options: { "no-mail": { type: "boolean" } },
    run: ({ argument, options }) =>
      restore(resolve(argument), options["no-mail"] === true ? ["--no-mail"] : []),
  },

  sweep: {
    does: ["delete what restore has set aside fourteen nights ago"],
    run: async () => deleteOldData(),
  },

  move: {
    argument: "ADDRESS",
    does: ["move to the empty database at a postgres:// address, or back", 'to "sqlite"'],
    run: ({ argument }) => move(argument),
  },
};
