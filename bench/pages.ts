import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "#e2e/browser.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startServer } from "#server/testing/process.ts";
import { type Figure, median } from "./measure.ts";

const runs = 5;
const pages = [
  "/",
  "/book-now",
  "/pricing",
  "/anthem",
  "/blog/health-benefits-professional-pet-waste-removal",
];
const categories = ["performance", "accessibility", "best-practices", "seo"];

async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = result;
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    firstPaint: number("first-contentful-paint"),
    largestPaint: number("largest-contentful-paint"),
    shift: number("cumulative-layout-shift"),
    missed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

/** Lighthouse's mobile scores, the median of five runs a page. */
export async function benchPages(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await startServer({ DATA_DIR: folder });
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: [`--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  for (const page of pages) {
    const results: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(server.url + page, port));
    const scores = categories.map((_, index) =>
      median(results.map(({ scores }) => scores[index] ?? 0)),
    );
    const missed = new Set(results.flatMap((result) => result.missed));
    figures.push({
      what: `Lighthouse mobile ${page}`,
      value:
        `${scores.join(" ")}; first paint ${Math.round(median(results.map((one) => one.firstPaint)))} ms, ` +
        `largest ${Math.round(median(results.map((one) => one.largestPaint)))} ms, ` +
        `shift ${median(results.map((one) => one.shift)).toFixed(3)}` +
        (missed.size > 0 ? `; missed: ${[...missed].join(", ")}` : ""),
      goal: "100 100 100 100, shift 0",
    });
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
  return figures;
}
