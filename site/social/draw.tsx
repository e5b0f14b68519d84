import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import { palettePng } from "./palette-png.ts";
import { PawMark } from "#site/drawings/paw-mark.tsx";
import { Words, type WordsProps } from "./words.tsx";

const font = (weight: 700 | 900) => ({
  name: "Jost",
  weight,
  data: readFileSync(`node_modules/@fontsource/jost/files/jost-latin-${weight}-normal.woff`),
});
const fonts = [font(700), font(900)];

export async function draw(scenery: ReactNode, words: WordsProps): Promise<Buffer> {
  const text = await satori(<Words {...words} />, { width: 1200, height: 630, fonts });
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <linearGradient id="dawn" x2="0" y2="1">
        <stop stopColor="#9ad6cc" />
        <stop offset=".62" stopColor="#dff1e4" />
        <stop offset="1" stopColor="#fbe8c4" />
      </linearGradient>
      <path d="M0 0h1200v630H0z" fill="url(#dawn)" />
      {scenery}
      <svg x="64" y="44" width="56" height="56" viewBox="0 0 34 34">
        <PawMark />
      </svg>
      <g dangerouslySetInnerHTML={{ __html: text }} />
    </svg>,
  );
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return palettePng(image.pixels, image.width, image.height);
}
