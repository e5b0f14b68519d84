import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { notices } from "#content/notices.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { compress } from "./compress.ts";
import { noticePage } from "./notice-page.ts";
import { purgeStyles } from "./purge-styles.ts";
import { shareScripts } from "./share-scripts.ts";

/** Which links the browser may fetch or render ahead; its type is its own, so it is told like a header. */
const speculationFile = "/speculation.json";

const hashes = (html: string, tag: "script" | "style") =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}(?![^>]*(?: src=|type="application/))[^>]*>(.*?)</${tag}>`, "gs"),
    ),
  ]
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .filter((hash, index, all) => all.indexOf(hash) === index);

/** What a page may load and run: its own files, and exactly the inline scripts and styles it holds. */
export const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, "script")].join(" "),
    ["style-src 'self'", ...hashes(html, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What the answers carry: under "/*" every one, under a page's clean path what it adds or replaces. */
function headersOf(folder: string, siteUrl: string): Record<string, Record<string, string>> {
  const pages = globSync("**/*.html", { cwd: folder }).map((page) => [
    `/${page}`.replace(/\.html$/, "").replace(/\/index$/, "/"),
    {
      "content-security-policy": policyOf(readFileSync(join(folder, page), "utf8")),
      "speculation-rules": `"${speculationFile}"`,
    },
  ]);
  return {
    ...Object.fromEntries(pages),
    "/*": securityHeaders(siteUrl),
    [speculationFile]: { "content-type": "application/speculationrules+json" },
  };
}

/** The notices have a folder of their own: they are no pages of the site, and proxies may serve all of it. */
function writeNotices(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, words] of Object.entries(notices))
    writeFileSync(join(folder, `${name}.html`), noticePage(words));
}

/**
 * Finishes the built site: compressed copies beside the files, `headers.json` with the headers of the answers,
 * `build.json` with the address that it was built for, and the notices.
 */
export const finish = (siteUrl: string): AstroIntegration => ({
  name: "finish",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const find = (pattern: string) =>
        globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
      shareScripts(folder);
      // Threads compress the other files while this one works on the pages.
      const others = compress(find("**/*.{css,js,json,svg,txt,webmanifest,xml}"));
      await purgeStyles(folder);
      await Promise.all([others, compress(find("**/*.html"))]);
      const beside = dirname(join(folder, "."));
      writeFileSync(join(beside, "headers.json"), JSON.stringify(headersOf(folder, siteUrl)));
      writeFileSync(join(beside, "build.json"), JSON.stringify({ siteUrl }));
      writeNotices(join(beside, "notices"));
    },
  },
});
