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

type Group = readonly (readonly [name: string, places: number[]])[];

/**
 * Groups of classes in the order in which they get their names: the most frequent the shortest, the others as the
 * styles name them, since a name that follows from the one before costs least.
 */
function inNamingOrder(groups: readonly Group[], html: string): Group[] {
  const css = [...html.matchAll(style)].map(([, , text = ""]) => text).join("");
  const order = new Map<string, number>();
  for (const [, name = ""] of css.matchAll(classSelector))
    if (!order.has(unescaped(name))) order.set(unescaped(name), order.size);
  const frequency = (group: Group) => group[0]?.[1].length ?? 0;
  const place = (group: Group) =>
    Math.min(...group.map(([name]) => order.get(name) ?? Number.MAX_SAFE_INTEGER));
  const sorted = groups.toSorted((one, other) => frequency(other) - frequency(one));
  const rest = sorted.splice(letters.length);
  return [...sorted, ...rest.toSorted((one, other) => place(one) - place(other))];
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
  return new Map(
    inNamingOrder([...together.values()], html).flatMap((group, index) =>
      group.map(([name]) => [name, free[index] ?? name] as const),
    ),
  );
}

/** End tags that HTML implies: of items before the next one or their list's end, of paragraphs before blocks. */
const impliedEnds =
  /<\/(?:li(?=><li|><\/[ou]l)|option(?=><option|><\/select)|p(?=><(?:p|[ou]l|div|section|details|h\d)\b|><\/(?:div|section|article|details|li)>))>/g;

/**
 * The same page in fewer bytes: classes with short names in one order, colors spelled as the drawings spell them, no closing tags of
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
      (_, value: string) =>
        ` class="${[...new Set(value.split(" ").map(short))].toSorted().join(" ")}"`,
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
