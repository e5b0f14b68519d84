import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { contact } from "#content/contact.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import { bookNowWords } from "#content/sections.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { copyProject, rooms } from "./testing/copy-project.ts";

const { project, edit, read, run, write } = copyProject();

/** One that nothing else names: reviews and the booking page may only name neighborhoods that are served. */
const removed =
  areas.find(
    ({ name, slug }) =>
      !bookNowWords.areas.some((one) => one === slug) &&
      !sampleReviews.some(({ location }) => location === name),
  ) ?? areas[0];
/** What the added ones are copied from. */
const model = areas[0];
const added = [
  { name: "Quail Run", slug: "quail-run", variable: "quailRun" },
  { name: "Sunrise Mesa", slug: "sunrise-mesa", variable: "sunriseMesa" },
];

/** The entry of a neighborhood in `areas.ts`. */
const entryOf = (slug: string) =>
  read("areas.ts")
    .match(/^ {2}\{\n.*?^ {2}\},\n/gms)
    ?.find((entry) => entry.includes(`slug: "${slug}"`)) ?? "no entry";

function addNeighborhood({ name, slug, variable }: (typeof added)[number]): void {
  const entry = entryOf(model.slug)
    .replace(model.name, name)
    .replace(`"${model.slug}"`, `"${slug}"`)
    .replace(/zips: \[.*?\]/, "zips: []");
  edit("areas.ts", ["\n];", `\n${entry}];`]);
  const text = read(`area-texts/${model.slug}.ts`)
    .replace(/export const \w+/, `export const ${variable}`)
    .replace(`"${model.slug}"`, `"${slug}"`);
  write(`area-texts/${slug}.ts`, text);
  edit(
    "area-texts.ts",
    ["import type", `import { ${variable} } from "./area-texts/${slug}.ts";\nimport type`],
    ["[] = [", `[] = [\n  ${variable},`],
  );
}

/** What an earlier build has left. */
const stale = ["dist/render/earlier.mjs", "dist/notices/earlier.html"];

beforeAll(() => {
  for (const file of stale) {
    mkdirSync(join(project, file, ".."), { recursive: true });
    writeFileSync(join(project, file), "");
  }
  edit("areas.ts", [entryOf(removed.slug), ""]);
  for (const one of added) addNeighborhood(one);
  writeFileSync(join(project, ".env"), "SITE_URL=https://www.scoopdale.com\n");
  run("astro/bin/astro.mjs", "build");
  run("rolldown/bin/cli.mjs", "-c");
}, 1_200_000);

const built = (file: string) => readFileSync(join(project, "dist/site", file), "utf8");

test("what an earlier build has left is gone", () => {
  expect(stale.filter((file) => existsSync(join(project, file)))).toEqual([]);
});

test("the program still fits the changed content", () => {
  const production = {
    extends: "./tsconfig.json",
    compilerOptions: { tsBuildInfoFile: "tsc.json" },
    include: [".astro/types.d.ts", ...rooms],
    exclude: ["**/*.test.ts", "**/*.test.tsx", "**/testing"],
  };
  writeFileSync(join(project, "production.json"), JSON.stringify(production));
  run("typescript/bin/tsc", "--project", "production.json");
}, 240_000);

test.each(added)("an added neighborhood gets a page: $name", ({ name, slug }) => {
  expect(built(`${slug}.html`)).toMatch(new RegExp(`<h1[^>]*>.*${name}.*</h1>`));
  expect(existsSync(join(project, `dist/site/social/${slug}.png`))).toBe(true);
  expect(built("index.html")).toContain(`href="/${slug}"`);
});

test("a removed neighborhood is gone, and no page of another one links to it", () => {
  expect(existsSync(join(project, `dist/site/${removed.slug}.html`))).toBe(false);
  const others = areas.filter((area) => area !== removed).map(({ slug }) => slug);
  for (const page of ["index", ...others])
    expect(built(`${page}.html`), page).not.toContain(`href="/${removed.slug}"`);
});

test("the sitemap has the added neighborhoods and not the removed one", () => {
  const paths = [...built("sitemap.xml").matchAll(/<loc>[^<]*\/([^/<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  const all = [...areas, ...added].map(({ slug }) => slug);
  const expected = all.filter((slug) => slug !== removed.slug);
  expect(paths.filter((path) => all.includes(path)).toSorted()).toEqual(expected.toSorted());
});

const everything = () =>
  globSync("dist/**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}", { cwd: project }).map(
    (file) => ({
      file,
      text: readFileSync(join(project, file), "utf8"),
    }),
  );

const invented = [
  ...sampleReviews.filter(({ sample }) => sample).map(({ text }) => text),
  ...[contact.phone, formatPhone(contact.phone), contact.email],
  ...[`${contact.rating.count} ratings`, "5.0 rating"],
];

test("a build for a public address contains no sample, placeholder or unproven rating", () => {
  const files = everything().filter(({ file }) => file !== "dist/build.json");
  expect(files.length).toBeGreaterThan(100);
  for (const text of invented)
    expect(
      files.filter((one) => one.text.includes(text)).map(({ file }) => file),
      text,
    ).toEqual([]);
});

test("every link of the home page still leads somewhere", () => {
  const home = built("index.html");
  expect(home).not.toContain('href="tel:');
  for (const [, id = ""] of home.matchAll(/href="#([a-z-]+)"/g))
    expect(home).toContain(`id="${id}"`);
});
