import { PurgeCSS } from "purgecss";
import namesIn from "purgecss-from-html";

/** Whole words in a script's strings: any of them may be a class that an element gets in the browser. */
const wordsIn = (script: string) => script.match(/(?<=["'`\s])[\w-]+(?=["'`\s])/g) ?? [];

/** The same of components, with the signs of Tailwind's classes, such as "md:w-[220px]". */
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
      { raw: code, extension: "tsx" },
    ],
    css: styles,
    extractors: [
      { extractor: namesIn, extensions: ["html"] },
      { extractor: wordsIn, extensions: ["js"] },
      { extractor: classesIn, extensions: ["tsx"] },
    ],
    variables: true,
    keyframes: true,
    // PurgeCSS takes selectors made only of states for unused; the focus ring is one. Scripts set aria-invalid.
    safelist: { greedy: [/^:focus-visible$/, /aria-invalid/] },
  });
  return head(purged.map(({ css }) => css).join(""));
}
