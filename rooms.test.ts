import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const forbidden = [
  ["content/x.ts", "#domain/booking/booking.ts"],
  ["content/x.ts", "zod"],
  ["domain/x.ts", "react"],
  ["domain/x.ts", "node:fs"],
  ["domain/x.ts", "#ui/request.ts"],
  ["domain/x.ts", "#server/app.ts"],
  ["domain/x.ts", "../server/app.ts"],
  ["domain/x.ts", "./../server/app.ts"],
  ["content/x.ts", "./../domain/quote.ts"],
  ["site/pages/x.ts", "#server/app.ts"],
  ["site/layouts/x.tsx", "#server/app.ts"],
  ["site/render/x.tsx", "#server/app.ts"],
  ["site/sections/x.tsx", "#server/app.ts"],
  ["site/sections/x.tsx", "#site/islands/booking/form.tsx"],
  ["site/islands/x.tsx", "#server/app.ts"],
  ["site/islands/booking/x.tsx", "#site/sections/hero.tsx"],
  ["site/islands/x.tsx", "#site/social/words.tsx"],
  ["site/islands/x.tsx", "#content/proofs.ts"],
  ["site/islands/x.tsx", "#inbox/inbox.tsx"],
  ["site/sections/x.tsx", "#inbox/inbox.tsx"],
  ["inbox/x.tsx", "#server/app.ts"],
  ["inbox/x.tsx", "#env"],
  ["inbox/x.tsx", "#site/sections/hero.tsx"],
  ["inbox/x.tsx", "#site/islands/booking/form.tsx"],
  ["ui/x.tsx", "#inbox/inbox.tsx"],
  ["server/db/x.ts", "#server/visitor/booking-routes.ts"],
  ["server/http/x.ts", "#server/visitor/booking-routes.ts"],
  ["server/x.ts", "#inbox/inbox.tsx"],
  ["ui/x.tsx", "#server/app.ts"],
  ["site/scripts/x.ts", "#server/app.ts"],
  ["site/blog/x.ts", "#env"],
  ["site/islands/x.tsx", "#env"],
  ["site/islands/x.tsx", "node:fs"],
  ["ui/x.tsx", "#content/business.ts"],
  ["ui/x.tsx", "#domain/booking/booking.ts"],
  ["ui/drawings/x.tsx", "#site/sections/hero.tsx"],
  ["ui/drawings/x.tsx", "#domain/booking/prices.ts"],
  ["site/build/x.ts", "#server/app.ts"],
  ["site/seo/x.ts", "#server/app.ts"],
  ["site/seo/x.ts", "#site/sections/hero.tsx"],
  ["site/social/x.tsx", "#env"],
  ["site/social/x.tsx", "#site/islands/booking/form.tsx"],
  ["server/x.ts", "#ui/field.tsx"],
  ["server/bookings/x.ts", "react"],
] as const;

const allowed = [
  ["content/x.ts", "./schemas.ts"],
  ["content/x.ts", "zod/mini"],
  ["domain/x.ts", "#content/plans.ts"],
  ["domain/x.ts", "zod/mini"],
  ["site/sections/x.tsx", "#domain/booking/prices.ts"],
  ["site/islands/x.tsx", "#ui/field.tsx"],
  ["inbox/x.tsx", "#domain/api/bookings.ts"],
  ["inbox/x.tsx", "#inbox/app/navigation.ts"],
  ["ui/x.tsx", "#ui/drawings/icons.tsx"],
  ["site/seo/x.ts", "#content/business.ts"],
  ["site/social/x.tsx", "#ui/drawings/sun.svg?art"],
  ["server/x.ts", "#domain/booking/booking.ts"],
  ["server/http/x.ts", "#server/db/storage-error.ts"],
  ["server/x.ts", "#env"],
] as const;

const biome = join(import.meta.dirname, "tools/node_modules/.bin/biome");
const project = temporaryFolder(afterAll);
const fileOf = (file: string, imported: string) =>
  `${file.slice(0, -extname(file).length)}-${imported.replace(/\W+/g, "-")}${extname(file)}`;
let report = "";

/** The rules of `npm run check`, run once over a project of files with one import each. */
beforeAll(() => {
  copyFileSync("biome.json", join(project, "biome.json"));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    const path = join(project, fileOf(file, imported));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from "${imported}";\n\nthing();\n`);
  }
  const run = spawnSync(
    biome,
    ["lint", "--vcs-enabled=false", "--only=noRestrictedImports", "--max-diagnostics=200", "."],
    { cwd: project, encoding: "utf8" },
  );
  expect(run.status).toBe(1);
  report = run.stdout + run.stderr;
});

test.each(forbidden)("%s must not import %s", (file, imported) => {
  expect(report).toMatch(new RegExp(`^${fileOf(file, imported)}:.*noRestrictedImports`, "m"));
});

test.each(allowed)("%s may import %s", (file, imported) => {
  expect(report).not.toContain(fileOf(file, imported));
});

/**
 * Each folder imports only from the folders before it, types included; those in brackets do not import each other.
 * Files beside the folders put them together, or are what all of `domain/` shares.
 */
const orders = {
  domain: [
    ...[
      "typed",
      "website",
      ".",
      "business-clock",
      "areas",
      "booking",
      "spam",
      "content",
      "api",
      "history",
    ],
    ...["tasks", "visits", "pages"],
  ],
  server: [
    ...["db", "http", "limits", "messages", "bookings", "visits", "visitor", "accounts"],
    ...["website", "privacy", ".", "cli"],
  ],
  inbox: [
    "app",
    "controls",
    "visits",
    "booking",
    ["bookings", "settings", "today", "website"],
    ".",
  ],
} as const;

const importPattern =
  /(?:import|export)\s[^"';]*?from\s*"([^"]+)"|import\s*\(\s*"([^"]+)"|import\s+"([^"]+)"/g;

/** What a source imports, as paths from the project's root. Packages are left out. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)].flatMap(([, from, lazy, effect]) => {
    const imported = from ?? lazy ?? effect ?? "";
    if (imported.startsWith("#")) return [imported.slice(1)];
    return imported.startsWith(".") ? [join(dirname(file), imported)] : [];
  });
}

const folderOf = (room: string, file: string): string =>
  relative(room, file).includes("/") ? (relative(room, file).split("/")[0] ?? "") : ".";

const isProduction = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);

test.each(Object.entries(orders))("folders of %s/ import in one direction", (room, order) => {
  const files = globSync(`${room}/**/*.{ts,tsx}`).filter(isProduction);
  expect(new Set(files.map((file) => folderOf(room, file)))).toEqual(new Set(order.flat()));
  const rank = new Map<string, number>(
    order.flatMap((layer, index) => [layer].flat().map((folder) => [folder, index] as const)),
  );
  const rankOf = (file: string) => rank.get(folderOf(room, file)) ?? -1;
  const against = files.flatMap((file) =>
    importsOf(file, readFileSync(file, "utf8"))
      .filter((imported) => imported.startsWith(`${room}/`))
      .filter((imported) => folderOf(room, imported) !== folderOf(room, file))
      .filter((imported) => rankOf(imported) >= rankOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(against).toEqual([]);
});
