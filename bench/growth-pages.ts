import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areas } from "#content/areas.ts";
import { buildSite } from "./growth/build-site.ts";
import { copyProject } from "./growth/copy-project.ts";
import { generateAreas } from "./growth/generate-areas.ts";
import { serveSite } from "./growth/serve-site.ts";
import { type Figure, machine } from "./measure.ts";
import { table, writeReport } from "./write-report.ts";

/** How many areas are added to the real ones, each a page. */
const added = [0, 10, 100, 1000, 10_000];
/** Who builds a site does not wait longer. */
const mostSeconds = 30 * 60;

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

const head = [
  "areas",
  "pages",
  "build, s",
  "its peak, MB",
  "on disk, MB",
  "start to first page, ms",
  "server's memory, MB",
];

function weigh(folder: string) {
  const files = globSync("**/*.*", { cwd: folder });
  const bytes = files.reduce((total, file) => total + statSync(join(folder, file)).size, 0);
  return { pages: files.filter((file) => file.endsWith(".html")).length, megabytes: bytes / 1e6 };
}

/** One line of the table. */
async function measure(count: number): Promise<string[]> {
  const all = whole(areas.length + count);
  const project = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    copyProject(project);
    generateAreas(project, count);
    const build = await buildSite(project, mostSeconds);
    if (!build) return [all, "", `over ${mostSeconds}`, "", "", "", ""];
    const { pages, megabytes } = weigh(join(project, "dist/site"));
    const { start, memory } = await serveSite(project);
    return [
      all,
      whole(pages),
      build.seconds.toFixed(1),
      ...[build.peak, megabytes, start, memory].map(whole),
    ];
  } finally {
    rmSync(project, { recursive: true });
  }
}

/**
 * The site with more and more areas: what its build takes, and what serving it takes. Writes that part of
 * `docs/performance.md`.
 */
export async function benchGrowthPages(): Promise<Figure[]> {
  const before = machine();
  const rows: string[][] = [];
  for (const count of added) {
    rows.push(await measure(count));
    console.info(rows.at(-1)?.join("  "));
  }
  writeReport("growth-pages", `${before.value} before the start.\n\n${table([head, ...rows])}`);
  return [
    before,
    ...rows.map(([count = "", ...cells]) => ({
      what: `${count} areas`,
      value: cells.map((cell, index) => `${head[index + 1]}: ${cell}`).join("; "),
    })),
  ];
}
