import type { APIRoute } from "astro";
import { business } from "#content/business.ts";

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Makes the inbox an installable app, separate from the public site. */
export const GET: APIRoute = () =>
  Response.json({
    id: "/inbox",
    name: `${business.name} inbox`,
    short_name: business.name,
    lang: "en-US",
    start_url: "/inbox",
    scope: "/inbox",
    display: "standalone",
    background_color: "#f7f4ec",
    theme_color: "#16302b",
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  });
