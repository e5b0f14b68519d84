import { type Env, readEnv } from "#env";
import { makeBackup } from "#server/backup/backup.ts";
import { swapDatabases, withDatabaseBeside } from "#server/backup/beside.ts";
import { moveData } from "#server/backup/move.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { describeCounts } from "#server/backup/tables.ts";
import { placeOf } from "#server/db/find-database.ts";
import { clockWarning, confirmClock, readClock } from "#server/privacy/clock-mark.ts";
import { openGateKeys } from "#server/visits/gate-keys.ts";
import { listNotesOfOtherKeys, resealGateNote } from "#server/visits/gate-notes.ts";
import { type OwnerCommand, withStore } from "./owner-command.ts";

function postgresOf({ DATABASE_URL }: Pick<Env, "DATABASE_URL">): string {
  if (DATABASE_URL === undefined) throw new Error("DATABASE_URL is not set: SQLite is in use.");
  return DATABASE_URL;
}

export const dataCommands: Record<string, OwnerCommand> = {
  golive: {
    does: ["list what is missing before the site can go live"],
    async run() {
      const { checkGoLive } = await import("./golive.ts");
      await checkGoLive();
    },
  },

  backup: {
    argument: "FILE",
    does: ["write everything into a file, even while the server runs"],
    async run({ argument: file }) {
      console.info(`${file} holds ${describeCounts(await makeBackup(readEnv(), file))}.`);
    },
  },

  restore: {
    argument: "FILE",
    flags: "[--no-mail] [--beside]",
    does: [
      "restore a backup into an empty database",
      "(--no-mail: its pending messages are not sent; --beside:",
      "into a new PostgreSQL database beside the one in use)",
    ],
    options: { "no-mail": { type: "boolean" }, beside: { type: "boolean" } },
    async run({ argument: file, options }) {
      const env = readEnv();
      const restoreInto = (DATABASE_URL = env.DATABASE_URL) =>
        restoreBackup({ ...env, DATABASE_URL, mail: options["no-mail"] !== true }, file);
      const counts =
        options["beside"] === true
          ? await withDatabaseBeside(postgresOf(env), restoreInto)
          : await restoreInto();
      console.info(`Restored ${describeCounts(counts)} into ${placeOf(env)}.`);
      if (counts.pendingMessages > 0)
        console.info(
          `${counts.pendingMessages} of the messages are waiting to be sent, including those that were sent after the backup was made.`,
        );
    },
  },

  swap: {
    flags: "[--back]",
    does: [
      "put the database that restore --beside has made in place of",
      "the one in use, which is kept; --back: put that one back",
    ],
    options: { back: { type: "boolean" } },
    async run({ options }) {
      const swap = { back: options["back"] === true, now: new Date() };
      const kept = await swapDatabases(postgresOf(readEnv()), swap);
      console.info(`The data from before is in the database ${kept}.`);
    },
  },

  move: {
    argument: "PLACE",
    does: [
      "copy everything into an empty database: a postgres://",
      "address, or a folder for SQLite; stop the program first",
    ],
    async run({ argument: place }) {
      const env = readEnv();
      const to = /^postgres(ql)?:/.test(place)
        ? { DATA_DIR: env.DATA_DIR, DATABASE_URL: place }
        : { DATA_DIR: place };
      console.info(`Moved ${describeCounts(await moveData(env, to))} into ${placeOf(to)}.`);
    },
  },

  clock: {
    flags: "[--confirm]",
    does: ["show whether the clock is trusted to erase old bookings;", "--confirm: trust it"],
    options: { confirm: { type: "boolean" } },
    async run({ options }) {
      const command = options["confirm"] === true ? confirmClock : readClock;
      const clock = await withStore((store) =>
        store.run(command, { now: new Date().toISOString() }),
      );
      console.info(
        clock.isTrusted
          ? `The clock says ${clock.now}, and was last known to be right at ${clock.mark}. Old bookings are erased by age.`
          : `${clockWarning(clock)}.`,
      );
    },
  },

  "gate-key": {
    does: [
      "re-encrypt all gate notes with a new key in the data folder,",
      "or with the first of GATE_NOTE_KEYS",
    ],
    async run() {
      const keys = openGateKeys(readEnv());
      if (!keys) throw new Error("There are no gate notes: GATE_NOTE_KEYS is not set.");
      keys.file?.add();
      const unreadable = new Set<string>();
      let count = 0;
      await withStore(async (store) => {
        const left = async () =>
          (await store.run(listNotesOfOtherKeys, { keyId: keys.currentId() })).filter(
            ({ id }) => !unreadable.has(id),
          );
        for (let notes = await left(); notes.length > 0; notes = await left())
          for (const note of notes) {
            const text = keys.open(note);
            if (text === null) unreadable.add(note.id);
            else {
              await store.run(resealGateNote, { from: note, to: keys.seal(text) });
              count += 1;
            }
          }
      });
      keys.file?.forget();
      console.info(`Gate notes with the new key: ${count}.`);
      if (unreadable.size > 0)
        throw new Error(`${unreadable.size} gate notes cannot be read: their key is missing.`);
    },
  },
};
