import type { APIRoute } from "astro";
import { absolute } from "#site/seo/structured-data.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Allow: /
Disallow: /api
Allow: /api/calendar/

Sitemap: ${absolute("/sitemap.xml", site)}
`);
