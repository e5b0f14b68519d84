import type { APIRoute } from "astro";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { cream } from "#ui/drawings/drawing.ts";

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const GET: APIRoute = () =>
  Response.json({
    name: business.name,
    short_name: business.name,
    description: pages.home.description,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: cream,
    theme_color: cream,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  });
