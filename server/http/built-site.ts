import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { notices } from "#content/notices.ts";
import type { Blocker } from "#domain/content/golive-checks.ts";
import { contentBlockers } from "#domain/content/published.ts";
import type { RenderPage } from "#domain/pages/page-props.ts";
import { type Env, isPublicSite } from "#env";
import { type Copy, cleanPath, copyOf, type Resource } from "./resource.ts";

export const isPage = (resource: Resource | undefined): resource is Resource =>
  resource?.headers["content-type"]?.startsWith("text/html") ?? false;

/** The site in memory, by clean path: "/", "/book-now", "/_astro/x.js". Pages that are rendered again take the place of built ones. */
export type Site = Map<string, Resource>;

const contentTypes = new Map([
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
const buildFile = z.object({
  siteUrl: z.string(),
  version: z.string(),
  commit: z.nullable(z.string()),
  builtAt: z.string(),
});
export type Build = z.output<typeof buildFile>;

/** What runs from the sources. */
export const unbuilt = (siteUrl: string): Build => ({
  siteUrl,
  version: "sources",
  commit: null,
  builtAt: new Date().toISOString(),
});

/** What keeps the site from being fit for strangers; nothing on an address that they cannot open. */
export function blockersAt(
  env: Pick<Env, "SITE_URL">,
  { siteUrl }: Pick<Build, "siteUrl">,
): Blocker[] {
  if (!isPublicSite(env)) return [];
  const blockers = contentBlockers();
  if (isPublicSite({ SITE_URL: siteUrl })) return blockers;
  const task = `The pages are built for ${siteUrl}: build again with SITE_URL=${env.SITE_URL}`;
  return [{ name: "build", task }, ...blockers];
}

const readCopy = (file: string): Copy => copyOf(readFileSync(file));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

export function loadSite(folder: string): Site {
  const headersPath = `${folder}/headers.json`;
  if (!existsSync(headersPath))
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  const headersByPath = headersFile.parse(readJson(headersPath));
  const site: Site = new Map();
  const root = `${folder}/site`;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const extension = extname(full);
    if (extension === ".br" || extension === ".gz") continue;
    const file = relative(root, full);
    const contentType = contentTypes.get(extension);
    if (!contentType) throw new Error(`${file}: no content type is known for "${extension}"`);
    const path = cleanPath(file);
    const ownHeaders = headersByPath[path] ?? {};
    if (extension === ".html" && !ownHeaders["content-security-policy"])
      throw new Error(`${file} has no security policy in headers.json: build again`);
    site.set(path, {
      headers: {
        "content-type": contentType,
        "cache-control": file.startsWith("_astro/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=0, must-revalidate",
        vary: "accept-encoding",
        ...headersByPath["/*"],
        ...ownHeaders,
      },
      copies: {
        identity: readCopy(full),
        ...(existsSync(`${full}.br`) && { br: readCopy(`${full}.br`) }),
        ...(existsSync(`${full}.gz`) && { gzip: readCopy(`${full}.gz`) }),
      },
    });
  }
  return site;
}

interface Renderer {
  readonly createRenderer: (read: (path: string) => Buffer) => RenderPage;
}

/** Loads what the build has made of site/render: no source of the server imports React. */
export async function loadRenderer(folder: string, site: Site): Promise<RenderPage> {
  const { href } = pathToFileURL(resolve(folder, "render/pages.mjs"));
  const { createRenderer }: Renderer = await import(href);
  const none = Buffer.alloc(0);
  return createRenderer((path) => site.get(path)?.copies.identity.body ?? none);
}

export const buildOf = (folder: string): Build => buildFile.parse(readJson(`${folder}/build.json`));

export type NoticeName = keyof typeof notices;

export interface Notice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Notices = Map<string, Notice>;

/** The policy allows nothing but the page's own style element. */
export function noticeOf(html: string): Notice {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
    },
    body: html,
  };
}

export const loadNotices = (folder: string): Notices =>
  new Map(
    Object.keys(notices).map((name) => [
      name,
      noticeOf(readFileSync(`${folder}/notices/${name}.html`, "utf8")),
    ]),
  );
