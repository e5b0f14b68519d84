import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "astro/app/entrypoint/prod";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { compress, shareScripts, styleElement, withStyle } from "./finish-page.ts";

// The server starts this as a process of its own, whose memory is free again a few seconds later.

const built = join(import.meta.dirname, "../site");
const { now, daysOff }: { readonly now: string; readonly daysOff: DaysOff } = JSON.parse(
  process.argv[2] ?? "{}",
);
const locals = { clock: { now: new Date(now), daysOff } };
const app = createApp({ streaming: false });

/** With the style of the built page, so that policies never change. */
async function render(file: string, before: string): Promise<string> {
  const address = new URL(file.replace(/^index\.html$/, ""), "http://localhost");
  const request = new Request(address);
  const routeData = app.match(request, true);
  if (!routeData) throw new Error(`${file}: no page is known`);
  const response = await app.render(request, { routeData, locals });
  if (!response.ok && file !== "404.html") throw new Error(`${file}: ${response.status}`);
  const [, css = ""] = [...before.matchAll(styleElement)][0] ?? [];
  return withStyle(
    shareScripts(await response.text(), () => {}),
    css,
  );
}

const changed: [file: string, copies: Record<string, Buffer>][] = [];
for (const file of globSync("**/*.html", { cwd: built })) {
  const before = readFileSync(join(built, file), "utf8");
  const page = await render(file, before);
  if (page === before) continue;
  const identity = Buffer.from(page);
  changed.push([file, { identity, ...(await compress(identity)) }]);
}
process.send?.(changed);
