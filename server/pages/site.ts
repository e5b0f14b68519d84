import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

/** One encoding of a file, with a strong validator of its own. */
export interface Copy {
  readonly body: Buffer;
  readonly etag: string;
}

export interface Resource {
  readonly headers: Readonly<Record<string, string>>;
  readonly copies: { readonly identity: Copy; readonly br?: Copy; readonly gzip?: Copy };
}

/** The built site in memory, by clean path: "/", "/book-now", "/_astro/x.js". */
export type Site = ReadonlyMap<string, Resource>;

const types = new Map([
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".png", "image/png"],
  [".svg", "image/svg+xml; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".webmanifest", "application/manifest+json"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml; charset=utf-8"],
]);

const headersFile = z.record(z.string(), z.record(z.string(), z.string()));
const buildFile = z.object({ siteUrl: z.string() });

export const copyOf = (body: Buffer): Copy => ({
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
});

const copy = (file: string): Copy => copyOf(readFileSync(file));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/**
 * The files of a folder and of those in it, with slashes between them. Node's own recursion asks so much of `node:path`
 * that its optimizing compiler comes to it: 6 MB.
 */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
      : entry.name,
  );

const endingOf = (file: string): string => /\.[^./]*$/.exec(file)?.[0] ?? "";

/** "index.html" is "/", "blog/post.html" is "/blog/post", other files keep their names. */
const cleanPath = (file: string) => `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

/**
 * Reads what `npm run build` wrote.
 * @param folder the folder that holds `site/` and `headers.json`
 * @throws when the site was not built
 */
export function loadSite(folder: string): Site {
  const headersPath = `${folder}/headers.json`;
  if (!existsSync(headersPath))
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  const pageHeaders = headersFile.parse(readJson(headersPath));
  const site = new Map<string, Resource>();
  const files = new Set(filesIn(`${folder}/site`));
  for (const file of files) {
    const ending = endingOf(file);
    if (ending === ".br" || ending === ".gz") continue;
    const type = types.get(ending);
    if (!type) throw new Error(`${file}: no content type is known for "${ending}"`);
    const full = `${folder}/site/${file}`;
    const path = cleanPath(file);
    const ownHeaders = pageHeaders[path] ?? {};
    if (file.endsWith(".html") && !ownHeaders["content-security-policy"])
      throw new Error(`${file} has no security policy in headers.json: build again`);
    site.set(path, {
      headers: {
        "content-type": type,
        "cache-control": file.startsWith("_astro/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=0, must-revalidate",
        vary: "accept-encoding",
        ...pageHeaders["/*"],
        ...ownHeaders,
      },
      copies: {
        identity: copy(full),
        ...(files.has(`${file}.br`) && { br: copy(`${full}.br`) }),
        ...(files.has(`${file}.gz`) && { gzip: copy(`${full}.gz`) }),
      },
    });
  }
  return site;
}

/** The public address that the site was built for. */
export const siteUrlOf = (folder: string): string =>
  buildFile.parse(readJson(`${folder}/build.json`)).siteUrl;
