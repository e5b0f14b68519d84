import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";

/** Whatever could be a class name, Tailwind's with brackets and colons included. */
const words = (text: string) => text.replaceAll("&amp;", "&").match(/[^\s"'`<>=]+/g) ?? [];

/** Tailwind registers custom properties also for utilities that are gone. */
function withoutIdleProperties(css: string): string {
  const rules = /@property (--[\w-]+)\{[^}]*\}/g;
  const used = css.replace(rules, "");
  return css.replace(rules, (rule, name: string) => (used.includes(name) ? rule : ""));
}

async function purge(css: string, raw: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: words,
    variables: true,
    // Selectors of states alone are taken for unused; the focus ring is one.
    safelist: { greedy: [/^:focus-visible$/] },
  });
  return withoutIdleProperties(purged?.css ?? css);
}

/** A script with all that it imports, at once or later. */
function chunksOf(path: string, read: (file: string) => string, found = new Set<string>()) {
  if (found.has(path)) return found;
  found.add(path);
  const imports = read(path).matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  for (const [, imported = ""] of imports) chunksOf(`_astro/${imported}`, read, found);
  return found;
}

/**
 * Leaves in each page's inlined style only the rules that the page or one of its islands can use.
 * @param folder the built site
 */
export async function purgeStyles(folder: string): Promise<void> {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = read(page);
    const style = /(<style[^>]*>)(.*?)(<\/style>)/gs;
    const islands = [...html.matchAll(/component-url="\/([^"]+)"/g)].map(([, path = ""]) => path);
    const scripts = new Set(islands.flatMap((path) => [...chunksOf(path, read)]));
    const content = [html.replace(style, ""), ...[...scripts].map(read)].join("\n");
    let styled = html;
    for (const [whole, open, css = "", close] of html.matchAll(style))
      styled = styled.replace(whole, `${open}${await purge(css, content)}${close}`);
    writeFileSync(join(folder, page), styled);
  }
}
