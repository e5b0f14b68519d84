import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Where } from "./ask-storage.ts";
import { newDatabase } from "./new-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;

/** For the tests of a file. @returns what makes an empty place for data on an engine */
export function newPlaces() {
  const folder = temporaryFolder(afterAll);
  return async (engine: (typeof engines)[number]): Promise<Where> => ({
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: engine === "PostgreSQL" ? await newDatabase() : "",
  });
}
