import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#server/testing/process.ts";
import { type Figure, machine } from "./measure.ts";
import { barePage } from "./pages/bare-page.ts";
import { startFront } from "./pages/front.ts";
import { type Paints, type Visit, visit, visitThrottled } from "./pages/lighthouse.ts";
import { type PageRuns, pageFigures, pagesReport } from "./pages/report.ts";
import { withBrowser } from "./pages/with-browser.ts";
import { writeReport } from "./write-report.ts";

const article = "blog/health-benefits-professional-pet-waste-removal";
const pages = [
  { name: "home", path: "/", file: "index" },
  { name: "book-now", path: "/book-now", file: "book-now" },
  { name: "pricing", path: "/pricing", file: "pricing" },
  { name: "an area", path: "/anthem", file: "anthem" },
  { name: "an article", path: `/${article}`, file: article },
  { name: "404", path: "/no-such-page", file: "404" },
];

const barePath = (path: string) => `/bare${path}`;

function bareOf(file: string): Buffer {
  const html = join("dist/site", `${file}.html`);
  return barePage(readFileSync(html, "utf8"), readFileSync(`${html}.br`).length);
}

/** All runs of one page; what is compared is measured in turns. */
async function measure(page: (typeof pages)[number], origin: string, port: number, runs: number) {
  const visits: Visit[] = [];
  const throttled: Paints[] = [];
  const bare: Paints[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(origin + page.path, port));
  for (let run = 0; run < runs; run += 1) {
    throttled.push(await visitThrottled(origin + page.path, port));
    bare.push(await visitThrottled(origin + barePath(page.path), port));
  }
  return { ...page, visits, throttled, bare };
}

const conditions = (before: Figure, runs: number) => [
  `Medians of ${runs} runs; ${before.value} before the start.`,
];

/**
 * Lighthouse's mobile scores of the built site behind HTTP/2 and TLS, and its paints next to those of bare pages. Writes
 * the pages' part of `docs/performance.md`.
 * @param runs of each page and kind
 */
export async function benchPages(runs: number): Promise<Figure[]> {
  const before = machine();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await startBuiltServer({ DATA_DIR: folder });
  const bare = new Map(pages.map(({ path, file }) => [barePath(path), bareOf(file)]));
  const front = await startFront(server.url, bare);
  const results: PageRuns[] = [];
  try {
    await withBrowser(async (port) => {
      for (const page of pages) results.push(await measure(page, front.url, port, runs));
    });
  } finally {
    await front.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  writeReport("pages", pagesReport(results, conditions(before, runs)));
  return [before, ...pageFigures(results)];
}
