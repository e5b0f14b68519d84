import { reactChunk } from "./chunks.ts";

/** A script with all that it imports, at once or later. */
function chunksOf(path: string, read: (file: string) => string, found: Set<string>): void {
  if (found.has(path) || path.startsWith(`_astro/${reactChunk}.`)) return;
  found.add(path);
  const imports = read(path).matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  for (const [, imported = ""] of imports) chunksOf(`_astro/${imported}`, read, found);
}

/**
 * All that a page's scripts and islands consist of, as one text, React itself left out: whatever class name a script
 * writes stands in it.
 * @param read gives a file of the built site
 */
export function scriptsOf(html: string, read: (file: string) => string): string {
  const found = new Set<string>();
  for (const [, path = ""] of html.matchAll(/(?: src|component-url)="\/([^"]+\.js)"/g))
    chunksOf(path, read, found);
  const inline = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>(.*?)<\/script>/gs)];
  return [...inline.map(([, text = ""]) => text), ...[...found].map(read)].join("\n");
}

/** Whatever could be a class name, Tailwind's with brackets and colons included. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll("&amp;", "&").match(/[^\s"'`<>=]+/g) ?? [];
