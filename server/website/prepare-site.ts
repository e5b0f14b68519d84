import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PageClock } from "#domain/pages/page-props.ts";
import { type Changes, fitting } from "#domain/website/things.ts";
import { digestOf } from "#server/db/digest.ts";
import { makeFolder } from "#server/db/sqlite-file.ts";
import type { Context, RenderedSite } from "#server/http/context.ts";

/** The newest, so that an undo finds its own. */
const kept = 8;

/** @throws Error of the file system, with the file as it was */
function write(folder: string, file: string, rendered: RenderedSite): void {
  makeFolder(folder);
  const part = `${file}.${process.pid}`;
  try {
    writeFileSync(part, serialize(rendered), { flush: true });
    renameSync(part, file);
  } finally {
    // On a full disk its beginning would take the space that is left.
    rmSync(part, { force: true });
  }
  // Another instance may do the same.
  const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = readdirSync(folder).map((name) => join(folder, name));
  const newestFirst = files.toSorted((one, other) => writtenAt(other) - writtenAt(one));
  for (const old of newestFirst.slice(kept)) rmSync(old, { force: true });
}

/**
 * Renders a site once and keeps it, so that a start does not wait for the renderer. The files follow from the database
 * and can be deleted.
 *
 * @param build what tells one build from another
 */
export const sitePreparer =
  (folder: string, build: string, renderSite: Context["renderSite"]) =>
  /** @param onUnkept gets an error of the file system; without it, that is thrown */
  async (
    given: Changes,
    clock: PageClock,
    onUnkept?: (error: unknown) => void,
  ): Promise<RenderedSite> => {
    const changes = fitting(given);
    const digest = digestOf(JSON.stringify([build, changes]));
    const file = join(folder, `${digest}.pages`);
    try {
      return deserialize(readFileSync(file));
    } catch {
      // This build has not rendered it yet.
    }
    const rendered = { clock, pages: await renderSite({ ...clock, changes }) };
    try {
      write(folder, file, rendered);
    } catch (error) {
      if (!onUnkept) throw error;
      onUnkept(error);
    }
    return rendered;
  };
