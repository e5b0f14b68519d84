import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "#content/areas.ts";

const project = mkdtempSync(join(tmpdir(), "neighborhoods-"));
const sources = ["content", "domain", "inbox", "site", "ui", "astro.config.ts", "env.ts"];

const removed = "troon";
const added = [
  { name: "Quail Run", slug: "quail-run", city: "Scottsdale", region: "Scottsdale" },
  { name: "Sunrise Mesa", slug: "sunrise-mesa", city: "Phoenix", region: "North Phoenix" },
];

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** As the owner would fill it in. */
const filledShowcase = `export const businessShowcase = {
  crewPhoto: { file: "yard.png", alt: "Two people with buckets" },
  licenseNumber: "AZ-77",
  ratingsAddress: "https://example.org/ratings",
  numberOne: { text: "Readers' choice 2026", address: "https://example.org/choice" },
};
export const areaShowcase = {
  "quail-run": {
    review: { name: "Ann B.", text: "I found my slippers again." },
    photo: { file: "yard.png", alt: "A gravel yard at dawn" },
  },
};
`;

/** Replaces what a file of content exports, as its owner would by hand. */
function edit(file: string, name: string, expression: string): void {
  const path = join(project, "content", file);
  const before = file.replace(/\.ts$/, "-before.ts");
  renameSync(path, join(project, "content", before));
  writeFileSync(
    path,
    `import * as before from "./${before}";
export * from "./${before}";
const added = ${JSON.stringify(added)};
export const ${name} = ${expression};
`,
  );
}

/** The new ones are like Grayhawk except for name and slug. */
const bySlug = (name: string, value: string) =>
  `Object.fromEntries([
    ...Object.entries(before.${name}).filter(([slug]) => slug !== "${removed}"),
    ...added.map(({ slug }, index) => [slug, ${value}]),
  ])`;

beforeAll(() => {
  for (const source of [...sources, "package.json", "tsconfig.json"])
    cpSync(source, join(project, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));

  edit(
    "areas.ts",
    "areas",
    `[...before.areas.filter(({ slug }) => slug !== "${removed}"), ...added]`,
  );
  edit("area-texts.ts", "areaTexts", bySlug("areaTexts", "{ ...before.areaTexts.grayhawk, slug }"));
  edit("area-pages.ts", "areaYards", bySlug("areaYards", "before.areaYards.grayhawk"));
  edit("area-scenes.ts", "areaScenes", bySlug("areaScenes", "before.areaScenes.grayhawk"));
  edit(
    "route-plan.ts",
    "samplePlan",
    `{ ...before.samplePlan, areas: Object.fromEntries(
      Object.entries(before.samplePlan.areas).filter(([slug]) => slug !== "${removed}"),
    ) }`,
  );
  mkdirSync(join(project, "content/photos"), { recursive: true });
  writeFileSync(join(project, "content/photos/yard.png"), Buffer.from(onePixel, "base64"));
  writeFileSync(join(project, "content/showcase.ts"), filledShowcase);
  edit("geography.ts", "areaCoordinates", bySlug("areaCoordinates", "[33.6 + index / 10, -112]"));

  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build"],
    { cwd: project, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}, 240_000);
afterAll(() => rmSync(project, { recursive: true }));

const built = (file: string) => readFileSync(join(project, "dist/site", file), "utf8");

test.each(added)("an added neighborhood gets a page: $name", ({ name, slug }) => {
  expect(built(`${slug}.html`)).toMatch(new RegExp(`<h1[^>]*>.*${name}.*</h1>`));
  expect(existsSync(join(project, `dist/site/social/${slug}.png`))).toBe(true);
  expect(built("index.html")).toContain(`href="/${slug}"`);
});

test("a removed neighborhood is gone, and no page links to it", () => {
  expect(existsSync(join(project, `dist/site/${removed}.html`))).toBe(false);
  for (const page of ["index.html", "pinnacle-peak.html"])
    expect(built(page)).not.toContain(`href="/${removed}"`);
});

test("the sitemap has the added neighborhoods and not the removed one", () => {
  const paths = [...built("sitemap.xml").matchAll(/<loc>[^<]*\/([^/<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  const expected = [...areas, ...added].map(({ slug }) => slug).filter((slug) => slug !== removed);
  expect(paths.filter((path) => [removed, ...expected].includes(path)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test("everything the owner adds for a neighborhood is on its page", () => {
  const page = built("quail-run.html");
  expect(page).toContain("“I found my slippers again.”");
  expect(page).toMatch(/<img[^>]*alt="A gravel yard at dawn" width="1" height="1"/);
  expect(page).toContain("Licensed and insured, no. AZ-77");
  expect(page).toContain('<a href="https://example.org/ratings">5.0 rating</a>');
  expect(built("sunrise-mesa.html")).not.toContain("slippers again");
});

test("everything the owner adds for the business is on the home page", () => {
  const page = built("index.html");
  expect(page).toContain('alt="Two people with buckets"');
  expect(page).toMatch(/<a href="https:\/\/example\.org\/choice"[^>]*>Readers&#x27; choice 2026/);
  expect(page).toContain("Our license number is AZ-77.");
});
