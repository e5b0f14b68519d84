import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { securityHeaders } from "#domain/security-headers.ts";
import { purgeStyles } from "./purge-styles.ts";
import { shareScripts } from "./share-scripts.ts";
import { shortenPages } from "./shorten-pages.ts";

/** Which links the browser may fetch or render ahead; its type is its own, so it is told like a header. */
const speculationFile = "/speculation.json";

/** Below this a compressed copy saves hardly more than the header that announces it. */
const leastBytes = 300;

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

function compress(file: string) {
  const body = readFileSync(file);
  if (body.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Finishes the built site: compressed copies beside the files, `headers.json` with the headers of every file under
 * "/*" and what a page adds or replaces under its clean path, and `build.json` with the address that it was built for.
 */
export const finish = (siteUrl: string): AstroIntegration => ({
  name: "finish",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const folder = fileURLToPath(dir);
      shareScripts(folder);
      await purgeStyles(folder);
      shortenPages(folder);
      const find = (pattern: string) => globSync(pattern, { cwd: folder });
      const headers: [string, Readonly<Record<string, string>>][] = find("**/*.html").map(
        (page) => [
          `/${page}`.replace(/\.html$/, "").replace(/\/index$/, "/"),
          {
            "content-security-policy": policyOf(readFileSync(join(folder, page), "utf8")),
            "speculation-rules": `"${speculationFile}"`,
          },
        ],
      );
      const beside = dirname(join(folder, "."));
      headers.push(["/*", securityHeaders(siteUrl)]);
      headers.push([speculationFile, { "content-type": "application/speculationrules+json" }]);
      writeFileSync(join(beside, "headers.json"), JSON.stringify(Object.fromEntries(headers)));
      writeFileSync(join(beside, "build.json"), JSON.stringify({ siteUrl }));
      for (const file of find("**/*.{css,html,js,json,svg,txt,webmanifest,xml}"))
        compress(join(folder, file));
    },
  },
});
