import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

/** All style of a page goes into its head: Astro writes an island's before the island, where HTML allows none. */
export const withStyle = (html: string, css: string): string =>
  html.replace(styleElement, "").replace("</head>", () => `<style>${css}</style></head>`);

/**
 * Astro writes the runtime of islands into each page: in a file it is shared, a tenth of the home page's bytes.
 * @param share gets each file's path and text
 */
export const shareScripts = (html: string, share: (path: string, text: string) => void): string =>
  html.replaceAll(/(?:<script>.+?<\/script>)+/gs, (scripts) => {
    const text = scripts.replaceAll(/<\/?script>/g, "\n");
    const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const path = `/_astro/islands.${digest}.js`;
    share(path, text);
    return `<script src="${path}" defer></script>`;
  });

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The copies of a file for browsers that take them. */
export async function compress(
  body: Buffer,
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const [br, gz] = await Promise.all([brotli(body), toGzip(body, { level: 9 })]);
  return { br, gz };
}
