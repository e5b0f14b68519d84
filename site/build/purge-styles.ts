import { PurgeCSS } from "purgecss";
import namesIn from "purgecss-from-html";
import { styleElement } from "#site/render/finish-page.ts";

/** Whole words in a script's strings, with the signs of Tailwind's classes: any may be a class that an element gets. */
const classesIn = (code: string) => code.match(/(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g) ?? [];

/**
 * Of a page's inlined styles the rules that the page or its islands can use.
 * @param read returns the text of a built file
 * @param more HTML and code of what the page can show beyond what it shows now
 */
export async function purgeStyles(
  html: string,
  read: (path: string) => string,
  more: { readonly html: string; readonly code: string } = { html: "", code: "" },
): Promise<string> {
  const bare = html.replace(styleElement, "");
  const styles = [...html.matchAll(styleElement)].map(([, css = ""]) => ({ raw: css }));
  const islands = bare.matchAll(/component-url="([^"]+)"/g);
  // The inbox is rendered in the browser and has its own style sheet.
  if (bare.includes('client="only"')) return styles.map(({ raw }) => raw).join("");
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: bare, extension: "html" },
      ...[...islands].map(([, path = ""]) => ({ raw: read(path), extension: "js" })),
      { raw: more.html.replace(styleElement, ""), extension: "html" },
      { raw: more.code, extension: "js" },
    ],
    css: styles,
    extractors: [
      { extractor: namesIn, extensions: ["html"] },
      { extractor: classesIn, extensions: ["js"] },
    ],
    variables: true,
    keyframes: true,
    // PurgeCSS takes selectors made only of states for unused; the focus ring is one. Scripts set aria-invalid and data-paused.
    safelist: { greedy: [/^:focus-visible$/, /aria-invalid|data-paused/] },
  });
  return purged.map(({ css }) => css).join("");
}
