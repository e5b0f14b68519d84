import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Changes, type Misfit, without } from "#domain/website/things.ts";
import type { Env } from "#env";
import type { Context, LiveVersion, RenderedSite } from "#server/http/context.ts";
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

/** Those changes that go together with this program's content, and why others do not, as after an update. */
async function showFitting(
  newest: LiveVersion,
  show: (changes: Changes) => Promise<RenderedSite | undefined>,
): Promise<LiveVersion & Pick<Prepared, "rendered">> {
  const { live, changes, problems } = newest;
  try {
    return { ...newest, rendered: await show(changes) };
  } catch (error) {
    if (!(error instanceof SiteMistakes)) throw error;
    const [text = ""] = error.mistakes;
    const all = Object.entries(changes);
    const middle = Math.floor(all.length / 2);
    const misfits: Misfit[] = [];
    for (const half of middle === 0 ? [] : [all.slice(0, middle), all.slice(middle)]) {
      const part = { live, changes: Object.fromEntries(half), problems: [] };
      misfits.push(...(await showFitting(part, show)).problems);
    }
    if (misfits.length === 0) misfits.push(...all.map(([thing]) => ({ thing, text })));
    const rest = { live, changes: without(misfits, changes), problems: [...problems, ...misfits] };
    return showFitting(rest, show);
  }
}

/**
 * The newest version, rendered, before content is loaded: content takes its changes only then. If it cannot be
 * rendered, the site is shown as built, and the running program tries again.
 */
export async function prepareStart(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<Prepared> {
  const newest = await readNewestVersion(env);
  const buildFile = join(builtFolder, "build.json");
  const build = existsSync(buildFile) ? readFileSync(buildFile, "utf8") : "";
  const renderSite = siteRenderer(builtFolder);
  const prepareSite = sitePreparer(join(env.DATA_DIR, "website"), build, renderSite);
  const clock = { now: new Date(), daysOff: [] };
  const shown = await showFitting(newest, async (changes) =>
    // The API alone, from the sources, has no pages. On a full disk the next start renders them again.
    build === "" || Object.keys(changes).length === 0
      ? undefined
      : prepareSite(changes, clock, () => {}),
  ).catch((failure: unknown) => ({
    ...{ live: 0, changes: {}, problems: newest.problems, rendered: undefined },
    failure,
  }));
  return { ...shown, renderSite, prepareSite };
}
