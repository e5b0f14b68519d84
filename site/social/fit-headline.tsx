import jostBold from "@fontsource/jost/files/jost-latin-700-normal.woff?inline";
import jostBlack from "@fontsource/jost/files/jost-latin-900-normal.woff?inline";
import satori from "satori";

/** @param dataUrl a font file as Vite inlines it, so that the build finds it wherever it runs */
const font = (weight: 700 | 900, dataUrl: string) => ({
  name: "Jost",
  weight,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"),
});

/** What satori sets the posters in. */
export const fonts = [font(700, jostBold), font(900, jostBlack)];

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
export async function fitHeadline(lines: readonly string[], width: number): Promise<number> {
  const widest = Math.max(...(await Promise.all(lines.map(widthOf))));
  return Math.min(largest, Math.floor((width / widest) * measured));
}
