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
import { nameNow, oldestKeptNight } from "#server/cli/nightly.ts";
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
  tryChange,
  usesPostgres,
  writeSettings,
} from "./machine.ts";

const { data } = paths;
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
  const otherwise = "The site runs on as before.";
  process.stdout.write(await assertOwner(restore, { folder: beside }, otherwise));
  rmSync(copy);
}

/** Puts what was restored beside in place of the data. @param since when the backup was made */
export async function exchangeData(since: Date): Promise<void> {
  const isPostgres = usesPostgres();
  let before = `${data}.${nameNow()}`;
  const seconds = await tryChange({
    isClosed: true,
    async change() {
      if (isPostgres) {
        const said = await assertOwner(["swap"], { folder: beside });
        before = /database (\S+)\.$/.exec(said.trim())?.[1] ?? before;
        return;
      }
      if (existsSync(data)) renameSync(data, before);
      renameSync(beside, data);
    },
    async back() {
      // Refused if they were not swapped.
      if (isPostgres) return void (await owner(["swap", "--back"], { folder: beside }));
      if (!existsSync(beside)) renameSync(data, beside);
      if (existsSync(before)) renameSync(before, data);
    },
  });
  console.info(
    `The site runs with it, after it was closed for ${seconds} s. The data from before are in ${before} for fourteen nights. Their bookings: scoopdale bookings --since ${phoenixDay(since)} --from ${before}`,
  );
}

async function restore(file: string, flags: readonly string[]): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. ${nothing}`);
  assertRoom(dirname(data), 2 * unpackedBytes(file));
  try {
    await restoreBeside(file, flags);
    await exchangeData(statSync(file).mtime);
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
  const before = readFileSync(paths.settings, "utf8");
  const DATABASE_URL = place === data ? "" : place;
  const seconds = await tryChange({
    isClosed: true,
    async change() {
      process.stdout.write(await assertOwner(["move", place]));
      writeSettings(changeSettings(before, { DATABASE_URL }));
    },
    back: () => writeSettings(before),
  });
  console.info(
    `The site runs with it, after it was closed for ${seconds} s. The database from before was not changed.`,
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
