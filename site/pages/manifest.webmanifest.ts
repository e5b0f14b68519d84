import type { APIRoute } from "astro";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { appIcons } from "#site/seo/app-icons.ts";
import { cream } from "#ui/drawings/drawing.ts";

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
    icons: appIcons,
  });
