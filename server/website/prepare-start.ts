import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#env";
import type { Context, LiveVersion } from "#server/http/context.ts";
import { readNewestVersion } from "./newest-version.ts";
import { siteRenderer } from "./render-site.ts";
import { type RenderedFiles, renderedFiles } from "./rendered-files.ts";

/** Where the build is, from the folder in which the program runs. */
export const builtFolder = "./dist";

export interface Prepared extends Omit<Context["website"], "startAgain"> {
  readonly files: RenderedFiles;
  readonly renderSite: Context["renderSite"];
}

/**
 * The newest version, rendered, before content is loaded: content takes its changes only then. Where the whole does
 * not fit this program, as after an update, the site is shown as built, and the problem says why.
 */
export async function prepareStart(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<Prepared> {
  const newest = await readNewestVersion(env);
  const renderSite = siteRenderer(builtFolder);
  const buildFile = join(builtFolder, "build.json");
  const build = existsSync(buildFile) ? readFileSync(buildFile, "utf8") : "";
  const files = renderedFiles(join(env.DATA_DIR, "website"), build);
  const asBuilt = (given: LiveVersion) => ({ ...given, rendered: new Map(), files, renderSite });
  const { changes, live } = newest;
  // The API alone, from the sources, has no pages.
  if (build === "" || Object.keys(changes).length === 0) return asBuilt(newest);
  const found = files.read(changes);
  if (found) return { ...newest, rendered: found, files, renderSite };
  try {
    const asked = { now: new Date(), daysOff: [], changes };
    const rendered = await renderSite(asked, new AbortController().signal);
    files.write(changes, rendered);
    return { ...newest, rendered, files, renderSite };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return asBuilt({ live, changes: {}, problems: [...newest.problems, { thing: "site", text }] });
  }
}
