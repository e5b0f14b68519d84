import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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
