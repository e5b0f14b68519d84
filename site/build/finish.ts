import { fork, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { contentBlockers } from "#domain/content/published.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { everything } from "#site/render/everything.ts";
import { compress, shareScripts, withStyle } from "#site/render/finish-page.ts";
import { purgeStyles } from "./purge-styles.ts";

/** Which links the browser may prefetch or prerender. No file extension has its type, so a header must set it. */
const speculationFile = "/speculation.json";

const sha256 = (text: string) => createHash("sha256").update(text);

/** What a page may load and run: the site's own files, and exactly its inline styles. */
export function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = ""]) => `'sha256-${sha256(css).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Which sources were built, and when. The commit is null where there is no history, as in an image. */
function buildFacts() {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const git = ["describe", "--always", "--dirty", "--exclude=*"];
  const commit = spawnSync("git", git, { encoding: "utf8" }).stdout?.trim() || null;
  return { version, commit, builtAt: new Date().toISOString() };
}

/** The files that an owner's changes change. */
export async function renderWith(renderer: string, changes: object, isFinished: boolean) {
  const child = fork(renderer, { serialization: "advanced", stdio: ["pipe", 1, 2, "ipc"] });
  const asked = { changes, now: new Date(), daysOff: [], isFinished };
  child.stdin?.end(JSON.stringify(asked));
  const parts: {
    readonly mistakes: readonly string[];
    readonly changed: readonly [string, { readonly identity: Buffer; readonly br?: Buffer }][];
  }[] = [];
  child.on("message", (part: (typeof parts)[number]) => parts.push(part));
  const [code] = await once(child, "close");
  const mistakes = parts.flatMap((part) => part.mistakes);
  if (code !== 0 || mistakes.length > 0) throw new Error(`The example of changes: ${mistakes}`);
  return new Map(parts.flatMap(({ changed }) => changed));
}

/** The inbox's service worker loads the site's own files, and nothing else. */
const workerFile = "/inbox-sw.js";
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Finishes the built site: pages as they are sent, and beside them their renderer, `headers.json`, `build.json`, notices. */
export const finish = (siteUrl: string, isPublic: boolean): AstroIntegration => ({
  name: "finish",
  hooks: {
    // Astro deletes what it rendered the pages with. Proxies may serve the whole folder of notices.
    "astro:build:generated": ({ dir }) => {
      for (const [name, folder] of Object.entries({ ".prerender": "render", notices: "notices" })) {
        const to = new URL(`../${folder}`, dir);
        rmSync(to, { recursive: true, force: true });
        renameSync(new URL(name, dir), to);
      }
    },
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const beside = join(folder, "..");
      const read = (path: string) => readFileSync(join(folder, path), "utf8");

      const headers: Record<string, Record<string, string>> = {
        "/*": securityHeaders(siteUrl),
        [speculationFile]: { "content-type": "application/speculationrules+json" },
        [workerFile]: { "content-security-policy": workerPolicy },
      };
      // Its HTML is only an example: the page keeps the styles of all its states.
      const codeOf = (file: string) =>
        file === "visit.html" ? read("../render/visit-page.mjs") : "";
      // With all that an owner can ever add to a page, so that no policy changes at run time.
      const full = await renderWith(join(beside, "render/render-site.mjs"), everything, false);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const html = shareScripts(read(file), (path, text) =>
          writeFileSync(join(folder, path), text),
        );
        const page = withStyle(
          html,
          await purgeStyles(html, read, {
            html: full.get(file)?.identity.toString() ?? "",
            code: codeOf(file),
          }),
        );
        writeFileSync(join(folder, file), page);
        headers[`/${file}`.replace(/(\/index)?\.html$/, "") || "/"] = {
          "content-security-policy": policyOf(page),
          "speculation-rules": `"${speculationFile}"`,
        };
      }
      for (const file of globSync("**/*.{css,html,js,json,svg,txt,webmanifest,xml}", {
        cwd: folder,
      })) {
        const { br, gz } = await compress(readFileSync(join(folder, file)));
        writeFileSync(join(folder, `${file}.br`), br);
        writeFileSync(join(folder, `${file}.gz`), gz);
      }
      writeFileSync(join(beside, "headers.json"), JSON.stringify(headers));
      const build = { siteUrl, ...buildFacts() };
      writeFileSync(join(beside, "build.json"), JSON.stringify(build));
      if (isPublic)
        for (const { task } of contentBlockers()) logger.warn(`Left out or missing: ${task}`);
    },
  },
});
