import jostBold from "@fontsource/jost/files/jost-latin-700-normal.woff?inline";
import jostBlack from "@fontsource/jost/files/jost-latin-900-normal.woff?inline";
import satori from "satori";
import { pictureSize } from "#site/seo/social-picture.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import { paint } from "./paint.ts";
import type { Poster } from "./posters.tsx";
import { Place } from "./scenery.tsx";
import { StampShape } from "./stamp.tsx";
import { Words } from "./words.tsx";

/** @param dataUrl a font file as Vite inlines it, so that the build finds it wherever it runs */
const font = (weight: 700 | 900, dataUrl: string) => ({
  name: "Jost",
  weight,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"),
});

/** What satori sets the posters in. */
const fonts = [font(700, jostBold), font(900, jostBlack)];

const largest = 104;
const measured = 100;

/** How wide a line of the headline is when its letters are 100 pixels. */
async function widthOf(line: string): Promise<number> {
  // Without a width satori makes the picture as wide as its text.
  const svg = await satori(
    <div style={{ fontWeight: 900, fontSize: measured, whiteSpace: "nowrap" }}>
      {line.toUpperCase()}
    </div>,
    { height: 2 * measured, fonts },
  );
  const [, width] = /<svg width="([\d.]+)"/.exec(svg) ?? [];
  if (!width) throw new Error(`satori gave no width for ${line}`);
  return Number(width);
}

/** The size, in pixels, at which no line of a headline breaks. */
async function fitHeadline(lines: readonly string[], width: number): Promise<number> {
  const widest = Math.max(...(await Promise.all(lines.map(widthOf))));
  return Math.min(largest, Math.floor((width / widest) * measured));
}

/** The width between the margins. */
const fullWidth = 1072;

/** Draws a poster: satori sets the words as outlines, resvg paints them on the scenery. */
export async function drawPoster(poster: Poster): Promise<Response> {
  const width = { headline: fullWidth, lead: fullWidth, ...poster.width };
  const size = poster.size ?? (await fitHeadline(poster.headline, width.headline));
  const words = await satori(<Words {...poster} size={size} width={width} />, {
    ...pictureSize,
    fonts,
  });
  return paint(
    <svg xmlns="http://www.w3.org/2000/svg" {...pictureSize} aria-hidden="true">
      <linearGradient id="dawn" x2="0" y2="1">
        <stop stopColor="#9ad6cc" />
        <stop offset=".62" stopColor="#dff1e4" />
        <stop offset="1" stopColor="#fbe8c4" />
      </linearGradient>
      <rect {...pictureSize} fill="url(#dawn)" />
      {poster.scenery}
      <Place x={64} y={40} width={58} height={58} viewBox="0 0 34 34">
        <PawMark />
      </Place>
      {poster.stamped && <StampShape />}
      <g dangerouslySetInnerHTML={{ __html: words }} />
    </svg>,
  );
}
