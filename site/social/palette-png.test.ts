import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.ts";

const colors = [0xf47b20, 0x16302b, 0xbfe5df];
const picture = [0, 1, 1, 2, 0, 0];

/** The parts of a PNG by name. */
function parts(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

const rgba = (color: number) => [color >> 16, (color >> 8) & 255, color & 255, 255];

test("a picture of few colors keeps each of them, in its place", async () => {
  const pixels = Buffer.from(picture.flatMap((index) => rgba(colors[index] ?? 0)));
  const found = parts(await palettePng(pixels, 3, 2));
  const header = found.get("IHDR");
  expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([3, 2]);

  const palette = found.get("PLTE") ?? Buffer.alloc(0);
  const rows = inflateSync(found.get("IDAT") ?? Buffer.alloc(0));
  // Each row is its filter's number and three indexes.
  const indexes = [...rows.subarray(1, 4), ...rows.subarray(5, 8)];
  const shown = indexes.map((index) => palette.readUIntBE(index * 3, 3));
  expect(shown).toEqual(picture.map((index) => colors[index]));
});

test("a picture of more colors than fit shows the most similar ones", async () => {
  const grays = Array.from({ length: 1000 }, (_, index) => rgba((index % 256) * 0x010101));
  const reds = Array.from({ length: 200 }, (_, index) => rgba(index << 16));
  const pixels = Buffer.from([...grays, ...reds].flat());
  const found = parts(await palettePng(pixels, 40, 30));
  expect(found.get("PLTE")?.length).toBeLessThanOrEqual(256 * 3);
});
