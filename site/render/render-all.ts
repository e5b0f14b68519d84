import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "astro/app/entrypoint/prod";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { contentMistakes } from "#domain/content/mistakes.ts";
import { compress, shareScripts, styleElement, withStyle } from "./finish-page.ts";

const built = join(import.meta.dirname, "../site");
/** Pages and what else says a price, a phone number or an hour. Notices are beside the site. */
const files = [
  ...globSync(["**/*.html", "llms.txt", "feed.xml", ".well-known/security.txt"], { cwd: built }),
  ...globSync("notices/*.html", { cwd: join(built, "..") }),
];

const sources = import.meta.glob<object>(["/content/*.ts", "!/content/*schemas.ts"], {
  eager: true,
});

const app = createApp({ streaming: false });
// Pages get those of the build.
for (const route of app.manifest.routes) route.styles.length = 0;

async function render(file: string, locals: object): Promise<string> {
  const address = new URL(file.replace(/^index\.html$/, ""), "http://localhost");
  const request = new Request(address);
  const routeData = app.match(request, true);
  if (!routeData) throw new Error(`${file}: no page is known`);
  const response = await app.render(request, { routeData, locals });
  if (!response.ok && file !== "404.html") throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/** As the build does, with the style of the built page, so that policies never change. */
function finished(html: string, before: string): string {
  const [, css = ""] = [...before.matchAll(styleElement)][0] ?? [];
  return withStyle(
    shareScripts(html, () => {}),
    css,
  );
}

/** What no page may look like, whatever was changed. */
function mistakesOf(file: string, html: string): string[] {
  const isWhole = /<title>[^<]+<\/title>/.test(html) && html.match(/<h1[ >]/g)?.length === 1;
  const gap = /\b(undefined|NaN)\b|\[object |∅/.exec(html.replaceAll(/<script.*?<\/script>/gs, ""));
  return [
    ...(isWhole || file === "inbox.html" ? [] : [`${file}: has no title or not one headline`]),
    ...(gap ? [`${file}: says "${gap[0]}"`] : []),
  ];
}

interface Asked {
  readonly now: string;
  readonly daysOff: DaysOff;
  /** Whether the styles are those of the built pages; else there are none. */
  readonly isFinished?: boolean;
}

/** Those files that differ from the built ones, one by one, and the mistakes that keep them from being shown. */
export async function* renderAll({ now, daysOff, isFinished = true }: Asked) {
  const locals = { clock: { now: new Date(now), daysOff } };
  const mistakes = Object.entries(sources).flatMap(([path, content]) =>
    contentMistakes(path.replace("/content/", ""), { ...content }),
  );
  if (mistakes.length > 0) {
    yield { mistakes, changed: [] };
    return;
  }
  for (const file of files) {
    const before = readFileSync(join(built, file.startsWith("notices/") ? ".." : "", file), "utf8");
    const isPage = file.endsWith(".html") && !file.startsWith("notices/");
    const rendered = await render(file, locals);
    const page = isPage && isFinished ? finished(rendered, before) : rendered;
    if (page === before) continue;
    const identity = Buffer.from(page);
    const copies = { identity, ...(isFinished && (await compress(identity))) };
    yield { mistakes: isPage ? mistakesOf(file, page) : [], changed: [[file, copies]] };
  }
}
