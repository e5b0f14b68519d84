import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderWith } from "#site/build/finish.ts";
import { otherContent, otherSite } from "./other-content.ts";

/** Makes the site with other content, as the running program does. */
export async function setup() {
  rmSync(otherSite, { recursive: true, force: true });
  cpSync("dist/site", otherSite, { recursive: true });
  const pages = await renderWith("dist/render/render-site.mjs", otherContent, true);
  for (const [file, { identity, br }] of pages) {
    if (file.startsWith("notices/")) continue;
    writeFileSync(join(otherSite, file), identity);
    if (br) writeFileSync(join(otherSite, `${file}.br`), br);
  }
}
