import type { APIRoute } from "astro";
import { sitePages } from "#site/seo/site-pages.ts";
import { absolute } from "#site/seo/structured-data.ts";

/** The addresses hold no character that XML wants escaped: content rules keep slugs to a-z and hyphens. */
export const GET: APIRoute = async ({ site }) => {
  const urls = (await sitePages())
    .filter(({ listed }) => listed)
    .map(
      ({ path, page }) =>
        `<url><loc>${absolute(path, site)}</loc><lastmod>${page.updated}</lastmod></url>`,
    );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
};
