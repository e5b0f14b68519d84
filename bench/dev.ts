import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "#e2e/browser.ts";
import { freePort } from "#server/testing/free-port.ts";
import { copyProject } from "./growth/copy-project.ts";
import { type Figure, machine, median, milliseconds } from "./measure.ts";

/** How often each change is made. */
const rounds = 5;

/** What a developer changes, and how the open page shows it. */
const changes = [
  {
    what: "a rule of style",
    file: "site/styles/hero.css",
    from: ".hero-title {",
    to: (mark: string) => `.hero-title { --mark: ${mark};`,
    seen: (mark: string) =>
      [...document.querySelectorAll("h1")].some(
        (title) => getComputedStyle(title).getPropertyValue("--mark") === mark,
      ),
  },
  {
    what: "a component",
    file: "site/sections/hero.tsx",
    from: '"hero-title"',
    to: (mark: string) => `"hero-title ${mark}"`,
    seen: (mark: string) => document.querySelector(`.${mark}`) !== null,
  },
  {
    what: "a word",
    file: "content/pages.ts",
    from: "HATE POOP",
    to: (mark: string) => mark,
    seen: (mark: string) => document.body.textContent.includes(mark),
  },
];

/** One of the two programs of `npm run dev`. @returns how often it has said some words, and how it is ended */
function start(project: string, command: string, words: string, env: Record<string, string>) {
  const child = spawn("sh", ["-c", `exec node_modules/.bin/${command}`], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const waiting: (() => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.includes(words)) waiting.shift()?.();
  });
  return {
    ready: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Changes a file again and again.
 * @param arrived resolves when what a change does is there
 * @param settled resolves when the next change may come
 */
async function time(
  file: string,
  change: (source: string, mark: string) => string,
  arrived: (mark: string) => Promise<unknown>,
  settled?: () => Promise<void>,
): Promise<string> {
  const source = readFileSync(file, "utf8");
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = `mark${round}`;
    const changed = change(source, mark);
    if (changed === source) throw new Error(`nothing to change in ${file}`);
    const from = performance.now();
    const there = arrived(mark);
    writeFileSync(file, changed);
    await there;
    took.push(performance.now() - from);
    await settled?.();
  }
  return `${Math.round(median(took))} ms`;
}

async function timeChanges(page: Page, project: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, file, from, to, seen } of changes) {
    const value = await time(
      join(project, file),
      (source, mark) => source.replace(from, to(mark)),
      (mark) => page.waitForFunction(seen, mark),
      // A change that comes while the page still loads would be overlooked.
      () => page.waitForLoadState("networkidle"),
    );
    figures.push({ what: `Dev: ${what} until it is seen`, value });
  }
  return figures;
}

async function timeSite(project: string): Promise<Figure[]> {
  const url = `http://localhost:${await freePort()}/`;
  const from = performance.now();
  const site = start(project, `astro dev --port ${new URL(url).port}`, "watching for file", {});
  const browser = await chromium.launch(await findBrowser());
  try {
    await site.ready();
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    const first = { what: "Dev: until home is there", value: milliseconds(from) };
    return [first, ...(await timeChanges(page, project))];
  } finally {
    await browser.close();
    await site.end();
  }
}

async function timeServer(project: string): Promise<Figure> {
  const env = { PORT: "0", DATA_DIR: join(project, "data") };
  const server = start(project, "node --watch server/main.ts --api-only", "Ready on ", env);
  try {
    await server.ready();
    const file = join(project, "server/main.ts");
    const value = await time(file, (source, mark) => `${source}// ${mark}\n`, server.ready);
    return { what: "Dev: a line of the server until it answers again", value };
  } finally {
    await server.end();
  }
}

/** The two programs of `npm run dev` on a copy of the project: how soon a developer sees a change. */
export async function benchDev(): Promise<Figure[]> {
  const before = machine();
  const project = mkdtempSync(join(tmpdir(), "bench-dev-"));
  copyProject(project);
  try {
    return [before, ...(await timeSite(project)), await timeServer(project)];
  } finally {
    rmSync(project, { recursive: true });
  }
}
