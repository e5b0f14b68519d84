import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Env } from "#env";
import type { Where } from "#server/db/find-database.ts";
import { keyFileOf } from "#server/visits/gate-keys.ts";
import { makeBackup } from "./backup.ts";
import { cleanUpAfter } from "./files.ts";
import { restoreBackup } from "./restore.ts";
import type { Counts } from "./tables.ts";

/**
 * Copies everything into an empty database of either engine: sessions, the secret of links and gate notes, too, which
 * no backup has. Nothing may be writing meanwhile.
 */
export async function moveData(
  from: Where & Pick<Env, "GATE_NOTE_KEYS">,
  to: Where,
): Promise<Counts> {
  const keyFile = keyFileOf(from);
  if (!from.GATE_NOTE_KEYS && existsSync(keyFile))
    throw new Error(
      `Gate notes are read with the keys in ${keyFile}: put them into GATE_NOTE_KEYS first. Nothing was changed.`,
    );
  const folder = mkdtempSync(join(tmpdir(), "move-"));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  return cleanUpAfter(clean, async () => {
    const file = join(folder, "everything.db");
    await makeBackup(from, file, { everything: true });
    return restoreBackup({ ...to, mail: true, everything: true }, file);
  });
}
