import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import subsetFont from "subset-font";

const source = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../../ui/generated/fonts/", import.meta.url);

const codePoints = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = codePoints(0x20, 0x7e);
const punctuation = "\u00a0‘’“”–—…·×©";
const latinLetters = codePoints(0xc0, 0xff);

const fonts = [
  { name: "jost", weights: { min: 600, max: 900 }, characters: ascii + punctuation },
  {
    name: "figtree",
    weights: { min: 400, max: 700 },
    // Visitors read their own names in this font.
    characters: ascii + punctuation + latinLetters,
  },
];

async function writeSubset({ name, weights, characters }: (typeof fonts)[number]) {
  const font = await readFile(new URL(`${name}/files/${name}-latin-wght-normal.woff2`, source));
  const subset = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: ["kern"],
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, target), subset);
}

/** Cuts the two variable fonts down to the weights and characters that the site sets. */
export function fontSubsets(): AstroIntegration {
  return {
    name: "font-subsets",
    hooks: {
      "astro:config:setup": async () => {
        await mkdir(target, { recursive: true });
        await Promise.all(fonts.map(writeSubset));
      },
    },
  };
}
