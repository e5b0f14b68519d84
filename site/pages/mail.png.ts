import { Resvg } from "@resvg/resvg-js";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { sky } from "#ui/drawings/drawing.ts";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";

const width = 600;
/** The part of the scene between its saguaros. */
const viewBox = "170 230 1100 330";

/** The top of the confirmation mail, to which the server attaches it. */
export const GET: APIRoute = async () => {
  const svg = renderToStaticMarkup(createElement(ThankYouScene));
  const drawn = svg
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  const fitTo = { mode: "width", value: width } as const;
  const picture = new Resvg(drawn, { background: sky, fitTo }).render().asPng();
  const png = await sharp(picture).png({ palette: true, dither: 0 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
