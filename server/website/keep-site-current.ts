import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { notice } from "#content/notice.ts";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { isNoticeOn } from "#domain/business-clock/notice.ts";
import { minuteMs, phoenixDay } from "#domain/dates.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import { type Notices, noticeOf, type Site } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import type { Rendered } from "#server/http/resource.ts";
import type { DaysOffCache } from "#server/visits/days-off-cache.ts";
import { takeRestartTurn } from "./restart-turn.ts";
import { readNewest } from "./versions.ts";

const lookMs = 2000;

/** What pages say of the days ahead. */
function saidOf({ now, daysOff }: PageClock): string {
  const today = phoenixDay(now);
  return JSON.stringify([closedInYear(today, daysOff), isNoticeOn(notice, now)]);
}

/** For the proxy, another user of the machine. */
function writeNotices(folder: string, notices: Notices): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [name, { body }] of notices) {
    const file = join(folder, `${name}.html`);
    writeFileSync(`${file}.new`, body);
    chmodSync(`${file}.new`, 0o644);
    renameSync(`${file}.new`, file);
  }
}

/**
 * Has the pages rendered again when they say something else: a day off was set or has passed, a notice begins or ends.
 * Pages are swapped all at once; those that are not rendered stay as they were. Starts the program again, prepared, when
 * there is another version of the owner's changes. `lookNow` does not wait, `stop` ends it, `built` is the site as built.
 */
export function keepSiteCurrent(
  context: { readonly env: Pick<Context["env"], "NOTICE_DIR"> } & Pick<
    Context,
    "site" | "notices" | "build" | "store" | "website" | "now" | "prepareSite" | "renderSite"
  >,
  { clock }: Pick<DaysOffCache, "clock">,
  log: Pick<FastifyBaseLogger, "debug" | "info" | "error">,
  intervalMs = lookMs,
): { readonly built: Site; readonly lookNow: () => void; readonly stop: () => void } {
  const { env, site, notices, build, store, website, now } = context;
  const built = { site: new Map(site), notices: new Map(notices) };
  /** When the next program was started. */
  let startedAt = 0;
  const { clock: renderedAt, pages } = website.rendered ?? {
    clock: { now: new Date(build.builtAt), daysOff: [] },
    pages: new Map(),
  };
  let said = saidOf(renderedAt);

  function show(rendered: Rendered) {
    for (const [path, page] of built.site) {
      const copies = rendered.get(path);
      site.set(path, copies ? { ...page, copies } : page);
    }
    for (const [name, page] of built.notices) {
      const copies = rendered.get(`/notices/${name}`);
      notices.set(name, copies ? noticeOf(copies.identity.body.toString()) : page);
    }
    try {
      if (env.NOTICE_DIR) writeNotices(env.NOTICE_DIR, notices);
    } catch (error) {
      log.error(error, "the proxy's notices stay as they were");
    }
  }
  show(pages);

  async function follow() {
    const newest = await store.run(readNewest, {});
    if (newest.version === website.live || now().getTime() - startedAt < minuteMs) return;
    await context.prepareSite(newest.changes);
    if (!(await store.run(takeRestartTurn, { now: now().toISOString() }))) return;
    log.info(`Version ${newest.version} of the site is published: starting again`);
    startedAt = now().getTime();
    website.startAgain();
  }

  async function look() {
    await follow();
    const at = clock();
    const is = saidOf(at);
    if (is === said) return;
    const rendered = await context.renderSite({ ...at, changes: website.changes });
    show(rendered);
    said = is;
    log.debug(`Rendered the pages again: ${rendered.size} are not as they were built`);
  }

  let hasEnded = false;
  let lookNow = () => {};
  async function lookOften() {
    let pauseMs = intervalMs;
    while (true) {
      await new Promise<void>((resolve) => {
        lookNow = resolve;
        setTimeout(resolve, pauseMs).unref();
      });
      if (hasEnded) return;
      try {
        await look();
        pauseMs = intervalMs;
      } catch (error) {
        if (!hasEnded) log.error(error, "the pages stay as they were: trying again in a minute");
        pauseMs = minuteMs;
      }
    }
  }
  lookOften();
  return {
    built: built.site,
    lookNow: () => lookNow(),
    stop: () => {
      hasEnded = true;
    },
  };
}
