import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

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
