import type { APIRoute } from "astro";
import { drawIcon } from "#site/social/draw-icon.tsx";

const size = 48;
const headerBytes = 22;

/** For programs that request this name and do not support SVG: one PNG in an icon file. */
export const GET: APIRoute = async () => {
  const png = Buffer.from(await drawIcon(size, "clear").arrayBuffer());
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // the file is an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // one color plane
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return new Response(Buffer.concat([header, png]), {
    headers: { "content-type": "image/x-icon" },
  });
};
