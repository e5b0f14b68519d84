import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Moves inline scripts (Astro's island runtime) into a file, which all pages with islands share: documents
 * shrink, and no page's security policy needs their hashes. Islands wait for their definition anyway.
 * @param folder the built site
 */
export function shareScripts(folder: string): void {
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const path = join(folder, page);
    const html = readFileSync(path, "utf8");
    const shared = html.replace(/(?:<script>(?:.+?)<\/script>)+/gs, (scripts) => {
      const text = scripts.replaceAll(/<script>(.+?)<\/script>/gs, "$1\n").trim();
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
      writeFileSync(join(folder, `_astro/shared.${hash}.js`), text);
      return `<script src="/_astro/shared.${hash}.js" defer></script>`;
    });
    writeFileSync(path, shared);
  }
}
