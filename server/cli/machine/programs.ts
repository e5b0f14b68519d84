import { randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { changeSettings } from "#env";
import { nameNow } from "#server/cli/nightly.ts";
import type { OwnerCommand } from "#server/cli/owner-command.ts";
import { buildOf } from "#server/http/built-site.ts";
import { exchangeData, restoreBeside } from "./data-in-place.ts";
import {
  assertOwner,
  assertRoom,
  makeServiceFolder,
  NothingRuns,
  nothing,
  owner,
  paths,
  placeUnits,
  removeFolder,
  run,
  startsReady,
  swapPrograms,
  tryChange,
  usesPostgres,
  writeSettings,
} from "./machine.ts";

/** The release that holds this file, which may not be installed yet. */
const thisRelease = resolve(import.meta.dirname, "../..");

const { opt, old } = paths;
const keptBackups = 5;

/** Both secrets are made once. A new machine needs the same ones: its settings are copied there before. */
function makeSettings(): void {
  if (existsSync(paths.settings)) return;
  mkdirSync(dirname(paths.settings), { recursive: true });
  writeSettings(
    changeSettings("", {
      SITE_URL: buildOf(`${thisRelease}/dist`).siteUrl,
      TRUST_PROXY: "true",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      GATE_NOTE_KEYS: randomBytes(32).toString("base64"),
    }),
  );
}

/** By the program in place, since it must be able to read it again. @returns undefined without data */
async function backUp(): Promise<string | undefined> {
  if (!existsSync(opt)) return undefined;
  if (!(usesPostgres() || existsSync(`${paths.data}/bookings.db`))) return undefined;
  await makeServiceFolder(paths.backups);
  await makeServiceFolder(paths.updates);
  const file = `${paths.updates}/${nameNow()}.gz`;
  await assertOwner(["backup", file], {}, `The backup before the update failed. ${nothing}`);
  const others = readdirSync(paths.updates).filter((name) => name !== basename(file));
  for (const name of others.sort().slice(0, 1 - keptBackups || undefined))
    rmSync(join(paths.updates, name));
  return file;
}

async function startNew(backup: string | undefined): Promise<void> {
  try {
    await tryChange({ change: swapPrograms, back: swapPrograms });
  } catch (error) {
    // Only if nothing runs now: a program that was merely slow may have taken bookings.
    if (!(error instanceof NothingRuns && backup !== undefined)) throw error;
    if ((await owner(["check"])).status === 0) throw error;
    await restoreBeside(backup, []);
    await exchangeData(statSync(backup).mtime);
    throw new Error(
      "The new program could not store bookings, and had changed the database. The one from before runs again, with the backup from before the update.",
    );
  }
}

/** @param starts whether it is started, too: not below DESTDIR */
export async function install(starts = paths.root === ""): Promise<void> {
  if (paths.root === "" && (await run("id", ["scoopdale"])).status !== 0)
    await run("adduser", ["--system", "--group", "scoopdale"]);
  makeSettings();
  mkdirSync(dirname(opt), { recursive: true });
  assertRoom(dirname(opt), sizeOf(thisRelease));
  // Where it is unpacked, the service's user may not read.
  const next = `${opt}.next`;
  removeFolder(next);
  cpSync(thisRelease, next, { recursive: true });
  const backup = await assertOwner(["check"], { program: next }, nothing)
    .then(backUp)
    .catch((error: unknown) => {
      removeFolder(next);
      throw error;
    });
  if (existsSync(opt)) {
    removeFolder(old);
    renameSync(next, old);
    if (starts) await startNew(backup);
    else swapPrograms();
  } else {
    renameSync(next, opt);
    placeUnits();
    if (starts && !(await startsReady()))
      throw new Error("The program cannot store bookings: journalctl -u scoopdale says why.");
  }
  console.info(`Installed in ${opt}. Settings: ${paths.settings}`);
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (bytes, entry) => bytes + statSync(join(entry.parentPath, entry.name)).size,
    0,
  );

/** How much larger a release is than its archive, at most. */
const unpackedTimes = 4;

async function update(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. ${nothing}`);
  assertRoom(dirname(opt), statSync(file).size * unpackedTimes);
  const sum = ["--check", "--status", `${basename(file)}.sha256`];
  if ((await run("sha256sum", sum, { cwd: dirname(file) })).status !== 0)
    throw new Error(`${file} does not match ${file}.sha256. ${nothing}`);
  const folder = mkdtempSync(`${dirname(opt)}/update.`);
  try {
    const unpack = ["-xzf", file, "-C", folder, "--strip-components=1"];
    if ((await run("tar", unpack)).status !== 0)
      throw new Error(`${file} cannot be unpacked. ${nothing}`);
    await run("chmod", ["755", folder]);
    const start = [`${folder}/deploy/install.sh`, "--start"];
    const installed = await run("sh", start, { isPrinted: true });
    if (installed.status !== 0) throw new Error("The update stopped. Bookings are safe.");
  } finally {
    removeFolder(folder);
  }
  console.info(`Updated. The program from before is in ${old}: scoopdale rollback brings it back.`);
}

async function rollback(): Promise<void> {
  if (!existsSync(old)) throw new Error(`There is no program from before in ${old}. ${nothing}`);
  await assertOwner(
    ["check"],
    { program: old },
    `The program from before cannot run here, so the one in place runs on. ${nothing}`,
  );
  await tryChange({ change: swapPrograms, back: swapPrograms });
  console.info(
    `The program from before runs again. The newer one is in ${old}: scoopdale rollback brings it back.`,
  );
}

function describe(folder: string): string {
  try {
    const { version, commit, builtAt } = buildOf(`${folder}/dist`);
    return `${version}, commit ${commit ?? "unknown"}, built ${builtAt}`;
  } catch {
    return "a program that does not say which it is";
  }
}

export const programCommands: Record<string, OwnerCommand> = {
  update: {
    argument: "FILE",
    does: [
      "back up, put the release in FILE in place of the program and",
      "restart it; if it is not ready, the one from before comes back",
    ],
    run: ({ argument }) => update(resolve(argument)),
  },

  rollback: {
    does: ["bring back the program from before the last update"],
    run: rollback,
  },

  version: {
    does: ["print which program is in place, and which was before it"],
    async run() {
      console.info(`In place: ${describe(opt)}`);
      if (existsSync(old)) console.info(`Before: ${describe(old)}`);
    },
  },
};
