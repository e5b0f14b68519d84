import type { APIRoute } from "astro";

/** Lets browsers prerender the pages that visitors are about to open. All pages are static. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/(api|inbox)*" } }] },
      eagerness: "moderate",
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
