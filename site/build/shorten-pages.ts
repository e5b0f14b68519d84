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

/** The classes of a page, each with the places of its elements. */
function classesOf(html: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, [, value = ""]] of [...html.matchAll(classAttribute)].entries())
    for (const name of new Set(value.split(" ").map(unescaped)))
      places.set(name, [...(places.get(name) ?? []), place]);
  return places;
}

/**
 * Short names for the classes of a page, but for those that a script or an island's properties may write. Classes that
 * always stand together share one: each rule goes on matching the same elements.
 */
function namesFor(html: string, scripts: string): Map<string, string> {
  const islands = [...html.matchAll(/<astro-island[^>]*>/g)].join("").replaceAll("&quot;", '"');
  const written = new Set(wordsOf(scripts + islands));
  const found = classesOf(html);
  const free = shortNames.filter((name) => !written.has(name) && !found.has(name));
  const together = Map.groupBy(
    [...found].filter(([name]) => !written.has(name)),
    ([, places]) => places.join(),
  );
  const frequency = (group: readonly [string, number[]][]) => group[0]?.[1].length ?? 0;
  return new Map(
    [...together.values()]
      .toSorted((one, other) => frequency(other) - frequency(one))
      .flatMap((group, index) => group.map(([name]) => [name, free[index] ?? name] as const)),
  );
}

/** End tags that HTML implies: of items before the next one or their list's end, of paragraphs before blocks. */
const impliedEnds =
  /<\/(?:li(?=><li|><\/[ou]l)|option(?=><option|><\/select)|p(?=><(?:p|[ou]l|div|section|details|h\d)\b|><\/(?:div|section|article|details|li)>))>/g;

/**
 * The same page in fewer bytes: classes with short names, colors spelled as the drawings spell them, no closing tags of
 * drawn shapes, none that HTML implies, and no notes of Astro on an island that nothing reads.
 */
export function shorten(html: string, scripts: string): string {
  const names = namesFor(html, scripts);
  const short = (name: string) => names.get(unescaped(name)) ?? name;
  const shortCss = (css: string) =>
    css
      .replaceAll(classSelector, (_, name: string) => `.${short(name)}`)
      .replaceAll(/#[\da-f]{6}\b/g, (color) => color.toUpperCase());
  return html
    .replaceAll(style, (_, open: string, css: string) => open + shortCss(css))
    .replaceAll(
      classAttribute,
      (_, value: string) => ` class="${[...new Set(value.split(" ").map(short))].join(" ")}"`,
    )
    .replaceAll(/><\/(?:circle|ellipse|path|rect|use)>/g, "/>")
    .replaceAll(/ uid="\w*"/g, "")
    .replaceAll(/ opts="[^"]*&quot;value&quot;:true}"/g, ' opts="{}"')
    .replaceAll("&#x27;", "'")
    .replaceAll(impliedEnds, "");
}

/** @param folder the built site */
export function shortenPages(folder: string): void {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = read(page);
    writeFileSync(join(folder, page), shorten(html, scriptsOf(html, read)));
  }
}
