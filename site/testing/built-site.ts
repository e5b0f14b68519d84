import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import * as z from "zod/mini";
import "#content/own.ts";
import { otherSite } from "./other-content.ts";

type Node = ReturnType<ReturnType<CheerioAPI>["contents"]>[number];

/** The built site; in the project "changed" that with an owner's changes. */
export const folder = globalThis.ownContent ? otherSite : "dist/site";
if (!existsSync(folder))
  throw new Error('These tests read the built site: run "npm run build" first');

/** The public address that the site was built for. */
export const { siteUrl } = z
  .object({ siteUrl: z.url() })
  .parse(JSON.parse(readFileSync("dist/build.json", "utf8")));

const built = globSync("**/*.html", { cwd: folder }).map(
  (file) =>
    [
      `/${file}`.replace(/(index)?\.html$/, ""),
      load(readFileSync(join(folder, file), "utf8")),
    ] as const,
);

const isOwners = (path: string) => path.startsWith("/inbox");

/** Every page that visitors see by its path: "/", "/book-now". */
export const pages: ReadonlyMap<string, CheerioAPI> = new Map(
  built.filter(([path]) => !isOwners(path)),
);

export const ownersPages = built.filter(([path]) => isOwners(path));

const isIndexed = ($: CheerioAPI) => $('meta[name="robots"][content*="noindex"]').length === 0;

/** The pages that search engines may list. */
export const indexed = [...pages].filter(([, $]) => isIndexed($));

/** The width and height that a PNG states, "1200x630". */
export function pngSize(path: string): string {
  const png = readFileSync(join(folder, path));
  if (png.toString("latin1", 1, 4) !== "PNG" || png.toString("latin1", 12, 16) !== "IHDR")
    throw new Error(`${path} is no PNG`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const inline = new Set([
  "a",
  "abbr",
  "b",
  "br",
  "em",
  "i",
  "span",
  "strong",
  "sup",
  "time",
  "tspan",
  "wbr",
]);
const unread = new Set(["noscript", "script", "style", "template"]);

/** The separate texts of a page: paragraphs, headings, items, cells. */
export function textBlocks($: CheerioAPI, selector: string): string[] {
  const found: string[] = [];
  let text = "";
  const end = () => {
    const said = text.replace(/\s+/g, " ").trim();
    if (said) found.push(said);
    text = "";
  };
  const collect = (node: Node) => {
    if (node.nodeType === 3) text += node.data;
    if (!("attribs" in node) || unread.has(node.name)) return;
    const isBlock = !inline.has(node.name) || /(^| )block( |$)/.test(node.attribs["class"] ?? "");
    if (isBlock) end();
    for (const child of node.children) collect(child);
    if (isBlock) end();
  };
  for (const root of $(selector).get()) collect(root);
  return found;
}
