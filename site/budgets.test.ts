import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";

const folder = "dist/site";
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

function scripts(page: string, islands: "none" | "all"): string[] {
  const $ = load(read(page));
  const found = (selector: string, attribute: string) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(attribute) ?? "");
  const direct = found("script[src]", "src");
  const later = [
    ...found("astro-island", "component-url"),
    ...found("astro-island", "renderer-url"),
  ];
  const roots = islands === "all" ? [...direct, ...later] : direct;
  return roots.flatMap((path) => [...withImports(path)]);
}

/** The fonts of what visitors see; the inbox loads its own, for names in every Latin script. */
const fonts = [...read("index.html").matchAll(/href="\/(_astro\/[^"]+\.woff2)"/g)].map(
  ([, path = ""]) => path,
);

test("the home document", () => {
  expect(wire("index.html")).toBeLessThanOrEqual(15_900);
});

test("both fonts", () => {
  expect(fonts).toHaveLength(2);
  expect(sum(fonts)).toBeLessThanOrEqual(25_000);
});

test("the first visit of home, before anything is scrolled", () => {
  const all = ["index.html", "favicon.svg", ...fonts, ...scripts("index.html", "none")];
  expect(sum(all)).toBeLessThanOrEqual(70_000);
  expect(sum(scripts("index.html", "none"))).toBeLessThanOrEqual(10_000);
});

test.each(["anthem.html", "blog.html", "commercial-services.html", "pricing.html"])(
  "the scripts of %s",
  (page) => {
    expect(sum(scripts(page, "all"))).toBeLessThanOrEqual(5000);
  },
);

test("the scripts of the booking page, form included", () => {
  expect(sum(scripts("book-now.html", "all"))).toBeLessThanOrEqual(100_000);
});

test("the inbox until it can be used, its fonts left out", () => {
  expect(sum(["inbox.html", ...scripts("inbox.html", "all")])).toBeLessThanOrEqual(160_000);
});
