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
import type { OwnerCommand } from "#server/cli/owner-command.ts";
import { buildOf } from "#server/http/built-site.ts";
import { exchangeData, restoreBeside } from "./data-in-place.ts";
import {
  assertOwner,
  assertRoom,
  killProgram,
  makeServiceFolder,
  nothing,
  owner,
  paths,
  placeUnits,
  removeFolder,
  run,
  stamp,
  startsReady,
  swapPrograms,
  systemctl,
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
  const file = `${paths.updates}/${stamp()}.gz`;
  await assertOwner(["backup", file], {}, `The backup before the update failed. ${nothing}`);
  const others = readdirSync(paths.updates).filter((name) => name !== basename(file));
  for (const name of others.sort().slice(0, 1 - keptBackups || undefined))
    rmSync(join(paths.updates, name));
  return file;
}

/** Puts the program from before back, with the data from before if it needs them. @throws always: says what runs */
async function goBack(backup: string | undefined): Promise<never> {
  await killProgram();
  if (await swapPrograms())
    throw new Error(
      "The new program could not store bookings, so the one from before runs again. Bookings are safe.",
    );
  // Only then: a program that is merely slow may have taken bookings by now.
  const isRefused = (await owner(["check"])).status !== 0;
  if (backup !== undefined && isRefused) {
    await restoreBeside(backup, []);
    if (await exchangeData(statSync(backup).mtime))
      throw new Error(
        "The new program could not store bookings, and had changed the database. The one from before runs again, with the backup from before the update.",
      );
  }
  throw new Error(
    "Neither the new program nor the one from before can store bookings: journalctl -u scoopdale says why. Bookings are safe.",
  );
}

async function startNew(isFirst: boolean, backup: string | undefined): Promise<void> {
  await systemctl("daemon-reload");
  await systemctl("enable", "--now", "scoopdale-backup.timer", "scoopdale.socket");
  await systemctl("enable", "scoopdale");
  if (await startsReady("restart")) return;
  if (!isFirst) await goBack(backup);
  throw new Error("The program cannot store bookings: journalctl -u scoopdale says why.");
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
  const isFirst = !existsSync(opt);
  removeFolder(old);
  if (!isFirst) renameSync(opt, old);
  renameSync(next, opt);
  placeUnits();
  if (starts) await startNew(isFirst, backup);
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
  const sum = ["--check", "--status", `${basename(file)}.sha256`];
  if ((await run("sha256sum", sum, { cwd: dirname(file) })).status !== 0)
    throw new Error(`${file} does not match ${file}.sha256. ${nothing}`);
  assertRoom(dirname(opt), statSync(file).size * unpackedTimes);
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
  if (!(await swapPrograms())) {
    await killProgram();
    throw new Error(
      (await swapPrograms())
        ? "The program from before could not store bookings, so the newer one runs again."
        : "Neither program can store bookings: journalctl -u scoopdale says why. Bookings are safe.",
    );
  }
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
