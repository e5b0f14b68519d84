import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#site/testing/built-site.ts";

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
