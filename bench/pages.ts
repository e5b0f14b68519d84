import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#e2e/browser.ts";
import { startServer } from "#server/testing/process.ts";
import { freePort } from "#server/testing/sockets.ts";
import { type LighthouseResult, lighthouse } from "#tools/lighthouse.js";
import { startFront } from "./front.ts";
import {
  columns,
  formatInteger,
  type Mode,
  median,
  progress,
  type Rows,
  withFolder,
} from "./measure.ts";

const pages = {
  home: "/",
  "book-now": "/book-now",
  pricing: "/pricing",
  "an area": "/anthem",
  "an article": "/blog/health-benefits-professional-pet-waste-removal",
  "404": "/no-such-page",
};

const amounts = {
  full: { paths: pages, runs: 5 },
  short: { paths: { home: pages.home }, runs: 1 },
} as const;

/** One first visit, by Lighthouse's own simulation of a phone. A 404 is a page like any other. */
async function visit(url: string, port: number): Promise<LighthouseResult> {
  const visited = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    ignoreStatusCode: true,
  });
  if (!visited) throw new Error(`Lighthouse reported nothing on ${url}`);
  const { runtimeError } = visited.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return visited.lhr;
}

/** The figures of a visit by the name of their line. */
function figuresOf({ categories, audits }: LighthouseResult): Readonly<Record<string, number>> {
  const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string) => {
    const details = audits[audit]?.details;
    return details?.type === "table" ? details.items : [];
  };
  const longest = (audit: string) =>
    Math.max(0, ...items(audit).map(({ duration }) => Number(duration)));
  const total = items("resource-summary").find((item) => item["resourceType"] === "total");
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "first paint, ms": value("first-contentful-paint"),
    "largest paint, ms": value("largest-contentful-paint"),
    "shift, thousandths": value("cumulative-layout-shift") * 1000,
    "blocked, ms": value("total-blocking-time"),
    "longest task on this machine, ms": longest("main-thread-tasks"),
    "at a quarter of the speed, ms (0: under 50)": longest("long-tasks"),
    "bytes with headers": Number(total?.["transferSize"]),
    requests: Number(total?.["requestCount"]),
  };
}

/** A slow phone's processor beside a fast machine's. */
const slowdown = 12;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, ignoreHTTPSErrors: true };
/** Long enough for all that islands do while nobody touches anything. */
const untouchedMs = 8000;

/** Goes to the form with a pointer. @returns milliseconds until React has taken it over; undefined on pages without one */
const touchForm = (page: Page): Promise<number | undefined> =>
  page.evaluate((longestMs) => {
    const field = document.querySelector("#booking-form [name=firstName]");
    const island = field?.closest("astro-island");
    if (!field || !island) return undefined;
    const before = performance.now();
    field.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = () => {
        const ms = performance.now() - before;
        if (!island.hasAttribute("ssr")) resolve(ms);
        else if (ms > longestMs) resolve(Number.POSITIVE_INFINITY);
        else setTimeout(look, 5);
      };
      look();
    });
  }, untouchedMs);

/** What a page's script does on a slow phone before the first touch, and how soon a touched form has its script. */
async function slowVisit(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url);
    await page.waitForTimeout(untouchedMs);
    const tasks = await page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().map(({ duration }) => duration)),
          );
          observer.observe({ type: "longtask", buffered: true });
          setTimeout(() => resolve([]), 1000);
        }),
    );
    const touched = await touchForm(page);
    return {
      [`longest task, slowed ${slowdown} times, ms`]: Math.max(0, ...tasks),
      [`blocked, slowed ${slowdown} times, ms`]: tasks.reduce((sum, ms) => sum + ms - 50, 0),
      ...(touched !== undefined && {
        [`touch until taken over, slowed ${slowdown} times, ms`]: touched,
      }),
    };
  } finally {
    await context.close();
  }
}

const missedOf = ({ audits }: LighthouseResult) =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
    .map(({ id }) => id);

interface Visit {
  readonly result: LighthouseResult;
  readonly slow: Readonly<Record<string, number>>;
}

function columnOf(visits: readonly Visit[]): ReadonlyMap<string, string> {
  const figures = visits.map(({ result, slow }) => ({ ...figuresOf(result), ...slow }));
  const column = new Map<string, string>();
  for (const name of Object.keys(figures[0] ?? {})) {
    const figureOf = (one: Readonly<Record<string, number>>) => one[name] ?? Number.NaN;
    column.set(name, formatInteger(median(figures.map(figureOf))));
  }
  const missed = new Set(visits.flatMap(({ result }) => missedOf(result)));
  return column.set("audits not passed", [...missed].join(", ") || "none");
}

/** Lighthouse's mobile scores of the built site. */
export const benchPages = (mode: Mode): Promise<Rows> =>
  withFolder(async (DATA_DIR) => {
    const { paths, runs } = amounts[mode];
    const server = await startServer({ DATA_DIR });
    // HTTP/2 and TLS.
    const front = await startFront(server.url);
    const port = await freePort();
    const browser = await chromium.launch({
      ...(await findBrowser()),
      args: [
        `--remote-debugging-port=${port}`,
        "--ignore-certificate-errors",
        // Linux would round the width of each letter to whole pixels, which phones do not do.
        "--font-render-hinting=none",
      ],
    });
    try {
      const measured = new Map<string, ReadonlyMap<string, string>>();
      for (const [name, path] of Object.entries(paths)) {
        progress(name);
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run += 1) {
          const result = await visit(front.url + path, port);
          visits.push({ result, slow: await slowVisit(browser, front.url + path) });
        }
        measured.set(name, columnOf(visits));
      }
      return columns(`medians of ${runs}`, measured);
    } finally {
      await browser.close();
      front.close();
      await server.stop();
    }
  });
