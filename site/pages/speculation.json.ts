import type { APIRoute } from "astro";

/** Every page of the site is static: what a visitor is about to open is rendered ahead. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/(api|inbox)*" } }] },
      eagerness: "moderate",
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
