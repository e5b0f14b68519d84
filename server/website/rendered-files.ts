import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Changes, fitting } from "#domain/website/things.ts";
import { digestOf } from "#server/db/digest.ts";
import { makeFolder } from "#server/db/sqlite-file.ts";
import type { RenderedSite } from "#server/http/context.ts";

/** The newest, so that an undo finds its own. */
const kept = 4;

export interface RenderedFiles {
  /** Undefined if these changes were never rendered by this build. */
  read(changes: Changes): RenderedSite | undefined;
  /** @throws Error of the file system, with the file as it was */
  write(changes: Changes, rendered: RenderedSite): void;
}

/**
 * Rendered sites, so that a start does not wait for the renderer. They follow from the database and can be deleted.
 * @param build what tells one build from another
 */
export function renderedFiles(folder: string, build: string): RenderedFiles {
  const fileFor = (changes: Changes) =>
    join(folder, `${digestOf(JSON.stringify([build, fitting(changes)]))}.pages`);

  // Another instance may do the same.
  const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  function removeOld() {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const newestFirst = files.toSorted((one, other) => writtenAt(other) - writtenAt(one));
    for (const file of newestFirst.slice(kept)) rmSync(file, { force: true });
  }

  return {
    read(changes) {
      try {
        return deserialize(readFileSync(fileFor(changes)));
      } catch {
        return undefined;
      }
    },
    write(changes, rendered) {
      makeFolder(folder);
      const file = fileFor(changes);
      const part = `${file}.${process.pid}`;
      try {
        writeFileSync(part, serialize(rendered), { flush: true });
        renameSync(part, file);
      } finally {
        // On a full disk its beginning would take the space that is left.
        rmSync(part, { force: true });
      }
      removeOld();
    },
  };
}
