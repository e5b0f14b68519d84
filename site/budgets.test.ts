import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { folder } from "./testing/built-site.ts";

const read = (path: string) => readFileSync(join(folder, path), "utf8");

/** Bytes on the wire: the brotli copy where there is one. */
function wire(path: string): number {
  const file = join(folder, path);
  const [compressed] = globSync(`${file}.br`);
  return statSync(compressed ?? file).size;
}

/** A script and all that it imports before it runs. What it may import later is left out. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = read(path).matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g);
  for (const [, imported = ""] of imports) withImports(join(dirname(path), imported), found);
  return found;
}

const sum = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((total, path) => total + wire(path), 0);

interface Page {
  /** Addresses of its files: of icon and fonts, of pictures that do not wait to come into view. */
  readonly files: string[];
  /** Its scripts with all that they import, in the order in which a browser meets them. */
  readonly scripts: string[];
  /** The same of its islands, which load when they come into view. */
  readonly islands: string[];
}

function open(page: string): Page {
  const $ = load(read(page));
  const found = (selector: string, attribute: string) =>
    $(selector)
      .get()
      .map((element) => ($(element).attr(attribute) ?? "").replaceAll(/^\/|#.*/g, ""));
  const imported = (paths: string[]) => paths.flatMap((path) => [...withImports(path)]);
  return {
    files: [
      ...found('link[rel="icon"], link[rel="preload"]', "href"),
      ...found('img:not([loading="lazy"])', "src"),
    ],
    scripts: imported(found("script[src]", "src")),
    islands: imported([
      ...found("astro-island", "component-url"),
      ...found("astro-island", "renderer-url"),
    ]),
  };
}

/** Everything a first visit requests before scrolling or touching anything, including the page itself. */
function firstVisit(page: string): Set<string> {
  const { files, scripts } = open(page);
  return new Set([page, ...files, ...scripts]);
}

const isOwners = (page: string) => page.startsWith("inbox");
const pages = globSync("**/*.html", { cwd: folder }).filter((page) => !isOwners(page));
const withoutIslands = pages.filter((page) => open(page).islands.length === 0);

/** The fonts of what visitors see; the inbox loads its own, for names in every Latin script. */
const fonts = open("index.html").files.filter((path) => path.endsWith(".woff2"));

test("the home document", () => {
  console.info(`home: ${wire("index.html")} bytes of 17,000`);
  expect(wire("index.html")).toBeLessThanOrEqual(17_000);
});

test("no document is much longer", () => {
  for (const page of pages) expect(wire(page), page).toBeLessThanOrEqual(18_000);
});

test("both fonts", () => {
  expect(fonts).toHaveLength(2);
  expect(sum(fonts)).toBeLessThanOrEqual(25_000);
});

test("every page preloads both fonts, and no other", () => {
  for (const page of pages)
    expect(
      open(page).files.filter((path) => path.endsWith(".woff2")),
      page,
    ).toEqual(fonts);
});

test("the scripts of content pages", () => {
  expect(withoutIslands.length).toBeGreaterThan(25);
  for (const page of withoutIslands)
    expect(sum(open(page).scripts), page).toBeLessThanOrEqual(2500);
});

test("the scripts of home before anything is scrolled, and with all its islands", () => {
  const { scripts, islands } = open("index.html");
  // With the carousel, 0.9 kB, and the times of today, 0.3 kB. The hero's answer comes when it is touched.
  expect(sum(scripts)).toBeLessThanOrEqual(4400);
  expect(sum([...scripts, ...islands])).toBeLessThanOrEqual(76_200);
});

test("the scripts of the booking page, before its form is in view and with it", () => {
  const { scripts, islands } = open("book-now.html");
  // With the times of today, which the form shows before it is touched.
  expect(sum(scripts)).toBeLessThanOrEqual(2700);
  expect(sum([...scripts, ...islands])).toBeLessThanOrEqual(74_700);
});

test("a first visit of home", () => {
  const visit = firstVisit("index.html");
  // Eight are drawings, for which pictures of the whole page do not wait.
  expect(visit.size).toBeLessThanOrEqual(17);
  expect(sum(visit)).toBeLessThanOrEqual(51_600);
});

test("a first visit of a content page", () => {
  for (const page of withoutIslands) {
    const visit = firstVisit(page);
    expect(visit.size, page).toBeLessThanOrEqual(10);
    expect(sum(visit), page).toBeLessThanOrEqual(47_500);
  }
});

test("a first visit of the booking page, its form in view", () => {
  const visit = new Set([...firstVisit("book-now.html"), ...open("book-now.html").islands]);
  expect(visit.size).toBeLessThanOrEqual(19);
  expect(sum(visit)).toBeLessThanOrEqual(112_200);
});

test("the inbox until it can be used, its fonts left out", () => {
  const { scripts, islands } = open("inbox.html");
  // All its screens. Tailwind's names of classes are 6 kB of it; the persister and IndexedDB, which keep presses and
  // lists without a connection, 1.8 kB; what owners change on the website, 14 kB.
  expect(sum(["inbox.html", ...scripts, ...islands])).toBeLessThanOrEqual(200_500);
});

test("the inbox's frame comes with its document, within a second where 50 kB take one", () => {
  const $ = load(read("inbox.html"));
  expect($("header a").attr("href")).toBe("/inbox");
  expect($('link[rel="stylesheet"]')).toHaveLength(0);
  // After 400 ms on the way, as in what browsers call slow 3G, with room to draw it. The site's sheet, whose colors would
  // be unreadable at night, has no place in it.
  expect(wire("inbox.html")).toBeLessThanOrEqual(14_500);
});
