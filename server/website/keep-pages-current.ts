import { setInterval, setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { minuteMs, phoenixDay } from "#domain/dates.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import type { Context } from "#server/http/context.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";

const lookMs = 2000;

/** What pages say of the days ahead. */
const saidOf = ({ now, daysOff }: PageClock): string =>
  JSON.stringify(closedInYear(phoenixDay(now), daysOff));

/**
 * Has the pages rendered again when they say something else: a day off was set, or has passed. Pages are swapped all at
 * once; those that are not rendered stay as they were. Returns what ends it.
 */
export function keepPagesCurrent(
  { site, build, renderSite }: Pick<Context, "site" | "build" | "renderSite">,
  { clock }: Pick<DaysOffCache, "clock">,
  log: Pick<FastifyBaseLogger, "debug" | "error">,
  intervalMs = lookMs,
): () => void {
  const built = new Map(site);
  const ended = new AbortController();
  const { signal } = ended;
  let said = saidOf({ now: new Date(build.builtAt), daysOff: [] });

  async function look() {
    const at = clock();
    const now = saidOf(at);
    if (now === said) return;
    const changed = await renderSite(at, signal);
    for (const [path, page] of built) {
      const copies = changed.get(path);
      site.set(path, copies ? { ...page, copies } : page);
    }
    said = now;
    log.debug(`Rendered the pages again: ${changed.size} are not as they were built`);
  }

  async function lookOften() {
    for await (const _ of setInterval(intervalMs, undefined, { ref: false, signal })) {
      try {
        await look();
      } catch (error) {
        if (signal.aborted) return;
        log.error(error, "the pages stay as they were: trying again in a minute");
        await wait(minuteMs, undefined, { ref: false, signal });
      }
    }
  }
  // Ending it rejects.
  lookOften().catch(() => {});
  return () => ended.abort();
}
