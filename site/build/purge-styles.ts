import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";

/** Whatever could be a class name, Tailwind's with brackets and colons included. */
const words = (text: string) => text.replaceAll("&amp;", "&").match(/[^\s"'`<>=]+/g) ?? [];

/**
 * Leaves in each page's inlined style only the rules that the page or one of its scripts can use.
 * @param folder the built site
 */
export async function purgeStyles(folder: string): Promise<void> {
  // Which chunks an island loads is only known in the browser: all of them count for a page with one.
  const chunks = globSync("_astro/*.js", { cwd: folder })
    .map((chunk) => readFileSync(join(folder, chunk), "utf8"))
    .join("\n");
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8");
    const markup = html.replace(/<style[^>]*>.*?<\/style>/gs, "");
    const raw = markup + (html.includes("<astro-island") ? chunks : "");
    const parts = await Promise.all(
      html.split(/(<style[^>]*>.*?<\/style>)/s).map(async (part) => {
        const [, open, css] = /^(<style[^>]*>)(.*)<\/style>$/s.exec(part) ?? [];
        if (open === undefined || css === undefined) return part;
        const [purged] = await new PurgeCSS().purge({
          content: [{ raw, extension: "html" }],
          css: [{ raw: css }],
          defaultExtractor: words,
          variables: true,
        });
        return `${open}${purged?.css ?? css}</style>`;
      }),
    );
    writeFileSync(path, parts.join(""));
  }
}
