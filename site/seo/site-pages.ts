import { areas } from "#content/areas.ts";
import { areaPage, pages } from "#content/pages.ts";
import type { PageText } from "#content/schemas.ts";
import { articles } from "./articles.ts";

export interface SitePage {
  /** The address without the site's name: "/", "/book-now". */
  readonly path: string;
  readonly page: PageText;
  /** False for pages that search engines are asked to leave out. */
  readonly listed: boolean;
}

/** Every page that can be shared, in the order of the sitemap. */
export const sitePages = async (): Promise<readonly SitePage[]> => [
  { path: "/", page: pages.home, listed: true },
  { path: "/book-now", page: pages.bookNow, listed: true },
  { path: "/pricing", page: pages.pricing, listed: true },
  { path: "/commercial-services", page: pages.commercial, listed: true },
  ...areas.map((area) => ({ path: `/${area.slug}`, page: areaPage(area), listed: true })),
  { path: "/blog", page: pages.blog, listed: true },
  ...(await articles()).map(({ path, page }) => ({ path, page, listed: true })),
  { path: "/privacy", page: pages.privacy, listed: true },
  { path: "/thank-you", page: pages.thankYou, listed: false },
  { path: "/booking-problem", page: pages.bookingProblem, listed: false },
  { path: "/404", page: pages.notFound, listed: false },
];
