import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { areaTexts } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { areaCoordinates } from "#content/geography.ts";

const syllables = [..."bcdfghjklmnprstvwxyz"].flatMap((consonant) =>
  [..."aeiou"].map((vowel) => consonant + vowel),
);

/** A word of six letters for each number below a million: 0 is "bababa". */
const wordFor = (number: number) =>
  [10_000, 100, 1].map((place) => syllables[Math.floor(number / place) % 100]).join("");

/** Their names are as long as such a word at least: texts grow no longer than the rules allow. */
const patterns = areas.filter(({ name }) => name.length >= 6);
/** Degrees between two areas that are like the same one: a few yards. */
const step = 1e-5;

/** An area like one of the real ones. */
function generate(number: number) {
  const like = patterns[number % patterns.length] ?? areas[0];
  const slug = wordFor(number);
  const away = Math.ceil((number + 1) / patterns.length) * step;
  const [latitude, longitude] = areaCoordinates[like.slug];
  return {
    name: slug.charAt(0).toUpperCase() + slug.slice(1),
    slug,
    region: like.region,
    like: like.slug,
    likeName: like.name,
    at: [latitude + away, longitude + away],
  };
}

type Generated = ReturnType<typeof generate>;

/** The words of an area, with its name in place of the one that it is like; only seven areas have insights. */
const textOf = ({ name, slug, like, likeName }: Generated) =>
  JSON.stringify({ ...areaTexts[like], slug, insights: undefined }, (key, value: unknown) =>
    typeof value === "string" && key !== "source" ? value.replaceAll(likeName, name) : value,
  );

/** Replaces what a file exports by an expression, in which BASE is what stood there. */
function wrap(file: string, name: string, expression: string, before = ""): void {
  const source = readFileSync(file, "utf8");
  const renamed = source.replace(new RegExp(`export const ${name}\\b`), "const BASE");
  if (renamed === source) throw new Error(`${file} exports no ${name}`);
  const imported = `import { generated } from "#content/generated.ts";\n`;
  writeFileSync(file, `${imported}${before}${renamed}\nexport const ${name} = ${expression};\n`);
}

/** All that stands there, and for each generated area a value by its slug. */
const bySlug = (value: string) =>
  `{ ...BASE, ...Object.fromEntries(generated.map((area, index) => [area.slug, ${value}])) }`;

/**
 * Adds so many areas to a copy of the project: each with a file of its own words, drawn and placed like a real one. The
 * rule that there are 22 areas is lifted.
 */
export function generateAreas(project: string, count: number): void {
  const generated = Array.from({ length: count }, (_, number) => generate(number));
  const inProject = (file: string) => join(project, file);
  for (const area of generated)
    writeFileSync(
      inProject(`content/area-texts/${area.slug}.ts`),
      `export const text = ${textOf(area)};\n`,
    );
  writeFileSync(
    inProject("content/generated.ts"),
    `export const generated = ${JSON.stringify(generated)};\n`,
  );
  const texts = generated.map(
    ({ slug }, index) => `import { text as t${index} } from "./area-texts/${slug}.ts";\n`,
  );
  const list = `const texts = [${generated.map((_, index) => `t${index}`).join()}];\n`;
  wrap(
    inProject("content/area-texts.ts"),
    "areaTexts",
    bySlug("texts[index]"),
    texts.join("") + list,
  );
  wrap(
    inProject("content/areas.ts"),
    "areas",
    "[...BASE, ...generated.map(({ name, slug, region }) => ({ name, slug, region }))]",
  );
  wrap(inProject("content/geography.ts"), "areaCoordinates", bySlug("area.at"));
  for (const [file, name] of [
    ["content/area-pages.ts", "areaYards"],
    ["content/area-scenes.ts", "areaScenes"],
    ["site/sections/service-area-map-labels.ts", "labelPlaces"],
  ] as const)
    wrap(inProject(file), name, bySlug("BASE[area.like]"));
  const rules = inProject("domain/content-rules/areas.ts");
  writeFileSync(rules, readFileSync(rules, "utf8").replace(/^ {2}22,$/m, "  areas.length,"));
}
