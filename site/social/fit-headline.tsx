import satori from "satori";
import { fonts } from "./fonts.ts";

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
