import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { scriptsOf, wordsOf } from "./page-scripts.ts";

/** Tailwind registers custom properties also for utilities that are gone. */
function withoutIdleProperties(css: string): string {
  const rules = /@property (--[\w-]+)\{[^}]*\}/g;
  const used = css.replace(rules, "");
  return css.replace(rules, (rule, name: string) => (used.includes(name) ? rule : ""));
}

/**
 * Tailwind hands a border's style on in a custom property, and sets all of those for browsers that cannot register any.
 * Here every border is solid from the start, and the classes that say otherwise stand behind the widths.
 */
function withPlainBorders(css: string): string {
  const plain = css
    .replaceAll(/border(?:-\w+)?-style:var\(--tw-border-style\);/g, "")
    .replaceAll(/--tw-border-style:\w+;(?!\})/g, "");
  if (plain.includes("var(--tw-")) return plain;
  return plain.replace(/@layer properties\{@supports.*?(?=@layer theme)/s, "");
}

const withoutNotices = (css: string): string => css.replaceAll(/\/\*!.*?\*\//gs, "").trim();

/** What selectors can name in a page. A word of its text is no class. */
function namesIn(html: string) {
  const tags = [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)/gi)];
  const attributes = tags.flatMap(([, , text = ""]) => [
    ...text.matchAll(/([^\s="]+)(?:="([^"]*)")?/g),
  ]);
  const wordsIn = (wanted: string) =>
    attributes.flatMap(([, name, value = ""]) => (name === wanted ? wordsOf(value) : []));
  return {
    tags: tags.map(([, tag = ""]) => tag.toLowerCase()),
    classes: wordsIn("class"),
    ids: wordsIn("id"),
    attributes: {
      names: attributes.map(([, name = ""]) => name),
      values: attributes.flatMap(([, , value = ""]) => wordsOf(value)),
    },
    undetermined: [],
  };
}

async function purge(css: string, html: string, written: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: "html" },
      { raw: written, extension: "js" },
    ],
    css: [{ raw: css }],
    extractors: [
      { extractor: namesIn, extensions: ["html"] },
      { extractor: wordsOf, extensions: ["js"] },
    ],
    variables: true,
    // Selectors of states alone are taken for unused; the focus ring is one.
    safelist: { greedy: [/^:focus-visible$/] },
  });
  return withoutIdleProperties(withPlainBorders(withoutNotices(purged?.css ?? css)));
}

/** Astro writes the style of its islands before the first of them, where HTML allows none. */
function withStylesInHead(html: string): string {
  const [head = "", ...rest] = html.split("</head>");
  const body = rest.join("</head>");
  const style = /<style[^>]*>.*?<\/style>/gs;
  return `${head}${(body.match(style) ?? []).join("")}</head>${body.replace(style, "")}`;
}

/**
 * Leaves in each page's inlined style only the rules that the page or one of its scripts can use.
 * @param folder the built site
 */
export async function purgeStyles(folder: string): Promise<void> {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = withStylesInHead(read(page));
    const style = /(<style[^>]*>)(.*?)(<\/style>)/gs;
    const bare = html.replace(style, "");
    const written = scriptsOf(html, read);
    let styled = html;
    for (const [whole, open, css = "", close] of html.matchAll(style))
      styled = styled.replace(whole, `${open}${await purge(css, bare, written)}${close}`);
    writeFileSync(join(folder, page), styled);
  }
}
