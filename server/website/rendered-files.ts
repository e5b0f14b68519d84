import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import * as z from "zod/mini";
import { digestOf } from "#server/db/digest.ts";
import { makeFolder } from "#server/db/sqlite-file.ts";
import type { Changes } from "#server/http/context.ts";
import type { Rendered } from "#server/http/resource.ts";

const copy = z.object({ body: z.instanceof(Buffer), etag: z.string() });
const copies = z.object({ identity: copy, br: z.exactOptional(copy), gzip: z.exactOptional(copy) });
const rendered = z.map(z.string(), copies);

/** The newest, so that an undo finds its own. */
const kept = 4;

export interface RenderedFiles {
  /** Undefined if these changes were never rendered by this build. */
  read(changes: Changes): Rendered | undefined;
  /** @throws Error of the file system, with the file as it was */
  write(changes: Changes, pages: Rendered): void;
}

/**
 * Rendered sites, so that a start does not wait for the renderer. They follow from the database and can be deleted.
 * @param build what tells one build from another
 */
export function renderedFiles(folder: string, build: string): RenderedFiles {
  const fileFor = (changes: Changes) =>
    join(folder, `${digestOf(JSON.stringify([build, changes]))}.pages`);

  function removeOld() {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const ages = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
    const byAge = files.toSorted((one, other) => (ages.get(other) ?? 0) - (ages.get(one) ?? 0));
    for (const file of byAge.slice(kept)) rmSync(file);
  }

  return {
    read(changes) {
      try {
        return rendered.parse(deserialize(readFileSync(fileFor(changes))));
      } catch {
        // It is missing, or was cut: it is rendered again.
        return undefined;
      }
    },
    write(changes, pages) {
      makeFolder(folder);
      const file = fileFor(changes);
      writeFileSync(`${file}.new`, serialize(pages), { flush: true });
      renameSync(`${file}.new`, file);
      removeOld();
    },
  };
}
