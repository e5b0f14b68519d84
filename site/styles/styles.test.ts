import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#site/testing/built-site.ts";

const folders = ["inbox", "site", "ui"];
const find = (pattern: string) => folders.flatMap((folder) => globSync(`${folder}/**/${pattern}`));
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = "", second = ""]) => [first, second] as const);

/** The classes that components take from each module, such as `styles["row"]`. */
function usedClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of find("*.{astro,ts,tsx}")) {
    const code = readFileSync(file, "utf8");
    for (const [name, from] of matches(code, /import (\w+) from "([^"]+\.module\.css)"/g)) {
      const module = from.startsWith("#") ? from.slice(1) : join(file, "..", from);
      const classes = used.get(module) ?? new Set();
      for (const [one] of matches(code, new RegExp(`\\b${name}\\["([\\w-]+)"\\]`, "g")))
        classes.add(one);
      used.set(module, classes);
    }
  }
  return used;
}

test("components name exactly the classes that their CSS modules define", () => {
  const used = usedClasses();
  expect(used.size).toBeGreaterThan(10);
  for (const module of find("*.module.css")) {
    const css = readFileSync(module, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const defined = new Set(matches(css, /\.([a-z][\w-]*)/gi).map(([name]) => name));
    expect([...(used.get(module) ?? [])].sort(), module).toEqual([...defined].sort());
  }
});

test("the browser paints its bar like the inbox's, in the dark scheme and else", () => {
  const layout = readFileSync("site/layouts/inbox.astro", "utf8");
  const plates = ["inbox/inbox.css", "ui/tokens.css"].flatMap((file) =>
    matches(readFileSync(file, "utf8"), /--color-plate: (#\w+)/g),
  );
  expect(matches(layout, /"theme-color" content="(#\w+)"/g)).toEqual(plates);
});

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));

test("every class in a style sheet of the site is given to an element", () => {
  const css = read("site/**/*.css")
    .join("\n")
    .replaceAll(/\/\*.*?\*\/|"[^"\n]*"/gs, "");
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
  expect(classes.size).toBeGreaterThan(10);
  const code = read("{content,server,site,ui}/**/*.{astro,md,ts,tsx}").join("\n");
  const words = new Set(code.match(/[\w-]+/g));
  expect([...classes].filter((name) => !words.has(name))).toEqual([]);
});

test("no two CSS modules have the same name, which would mix up their classes", () => {
  const names = globSync("{inbox,site,ui}/**/*.module.css").map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test.each([...pages])("%s has its layers in order, before the styles of any component", (_, $) => {
  const layers = [
    ...$("style")
      .text()
      .matchAll(/@layer (\w+)/g),
  ].map(([, name]) => name);
  // Tailwind writes the initial values of its properties before all else.
  expect(layers.filter((name) => name !== "properties")).toEqual(["theme", "base", "utilities"]);
});

test.each([...pages])("a picture of all of %s shows all of it, without a script too", (_, $) => {
  expect($("style").text()).not.toMatch(/content-visibility: ?auto/);
  expect($('img[src*=".svg"][loading]').length).toBe(0);
});
