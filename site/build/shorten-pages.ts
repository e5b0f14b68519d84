import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptsOf, wordsOf } from "./page-scripts.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** "a" to "z", then "aa" to "zz": more than any page has classes. */
const shortNames = [...letters, ...letters.flatMap((one) => letters.map((two) => one + two))];

const classAttribute = / class="([^"]*)"/g;
const classSelector = /\.((?:[\w-]|\\.)+)(?=[^{}]*\{)/g;
const style = /(<style[^>]*>)(.*?)(?=<\/style>)/gs;
const unescaped = (name: string) => name.replaceAll("&amp;", "&").replaceAll("\\", "");

/** The classes of a page, the most frequent first. */
function classesOf(html: string): string[] {
  const counts = new Map<string, number>();
  for (const [, value = ""] of html.matchAll(classAttribute))
    for (const name of value.split(" ").map(unescaped))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Short names for the classes of a page, but for those that a script or an island's properties may write. */
function namesFor(html: string, scripts: string): Map<string, string> {
  const islands = [...html.matchAll(/<astro-island[^>]*>/g)].join("").replaceAll("&quot;", '"');
  const written = new Set(wordsOf(scripts + islands));
  const found = classesOf(html);
  const free = shortNames.filter((name) => !written.has(name) && !found.includes(name));
  const renamed = found.filter((name) => !written.has(name));
  return new Map(renamed.map((name, index) => [name, free[index] ?? name]));
}

/** The same page in fewer bytes: classes with short names, drawn shapes without closing tags. */
export function shorten(html: string, scripts: string): string {
  const names = namesFor(html, scripts);
  const short = (name: string) => names.get(unescaped(name)) ?? name;
  return html
    .replaceAll(
      style,
      (_, open: string, css: string) =>
        open + css.replaceAll(classSelector, (_, name: string) => `.${short(name)}`),
    )
    .replaceAll(
      classAttribute,
      (_, value: string) => ` class="${value.split(" ").map(short).join(" ")}"`,
    )
    .replaceAll(/><\/(?:circle|ellipse|path|rect|use)>/g, "/>");
}

/** @param folder the built site */
export function shortenPages(folder: string): void {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = read(page);
    writeFileSync(join(folder, page), shorten(html, scriptsOf(html, read)));
  }
}
