import type { APIRoute } from "astro";
import { business } from "#content/business.ts";
import { appIcons } from "#site/seo/app-icons.ts";

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
    icons: appIcons,
  });
