import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#env";
import type { Context } from "#server/http/context.ts";
import { readNewestVersion } from "./newest-version.ts";
import { sitePreparer } from "./prepare-site.ts";
import { SiteMistakes, siteRenderer } from "./render-site.ts";

/** Where the build is, from the folder in which the program runs. */
export const builtFolder = "./dist";

export interface Prepared extends Omit<Context["website"], "startAgain"> {
  /** Why the published site is not shown, but the built one. */
  readonly failure?: unknown;
  readonly renderSite: Context["renderSite"];
  readonly prepareSite: ReturnType<typeof sitePreparer>;
}

/**
 * The newest version, rendered, before content is loaded: content takes its changes only then. If it cannot be
 * rendered, the site is shown as built, and the running program tries again. If that is because its changes do not go
 * together, all of them are named as left out.
 */
export async function prepareStart(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<Prepared> {
  const newest = await readNewestVersion(env);
  const buildFile = join(builtFolder, "build.json");
  const build = existsSync(buildFile) ? readFileSync(buildFile, "utf8") : "";
  const renderSite = siteRenderer(builtFolder);
  const prepareSite = sitePreparer(join(env.DATA_DIR, "website"), build, renderSite);
  // The API alone, from the sources, has no pages.
  const isAsBuilt = build === "" || Object.keys(newest.changes).length === 0;
  const clock = { now: new Date(), daysOff: [] };
  const how = { renderSite, prepareSite };
  try {
    // On a full disk the next start renders them again.
    const rendered = isAsBuilt ? undefined : await prepareSite(newest.changes, clock, () => {});
    return { ...newest, ...how, rendered };
  } catch (failure) {
    const [text = ""] = failure instanceof SiteMistakes ? failure.mistakes : [];
    const misfits = Object.keys(text === "" ? {} : newest.changes).map((thing) => ({
      thing,
      text,
    }));
    const problems = [...newest.problems, ...misfits];
    return { ...how, live: 0, changes: {}, problems, rendered: undefined, failure };
  }
}
