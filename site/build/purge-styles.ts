import { PurgeCSS } from "purgecss";
import namesIn from "purgecss-from-html";

/** Whole words in a script's strings, with the signs of Tailwind's classes: any may be a class that an element gets. */
const classesIn = (code: string) => code.match(/(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g) ?? [];

/**
 * Leaves in a page's inlined style only the rules that the page or its islands can use. All of it goes into the head:
 * Astro writes an island's style before the island, where HTML allows none.
 * @param read returns the text of a built file
 * @param code of components that can render more than what is in the HTML
 */
export async function purgeStyles(
  html: string,
  read: (path: string) => string,
  code = "",
): Promise<string> {
  const style = /<style[^>]*>(.*?)<\/style>/gs;
  const bare = html.replace(style, "");
  const styles = [...html.matchAll(style)].map(([, css = ""]) => ({ raw: css }));
  const islands = bare.matchAll(/component-url="([^"]+)"/g);
  const head = (css: string) => bare.replace("</head>", () => `<style>${css}</style></head>`);
  // The inbox is rendered in the browser and has its own style sheet.
  if (bare.includes('client="only"')) return head(styles.map(({ raw }) => raw).join(""));
  const purged = await new PurgeCSS().purge({
    content: [
      { raw: bare, extension: "html" },
      ...[...islands].map(([, path = ""]) => ({ raw: read(path), extension: "js" })),
      { raw: code, extension: "js" },
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
  return head(purged.map(({ css }) => css).join(""));
}
