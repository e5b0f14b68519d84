import type { BlogPosting, BreadcrumbList, Thing } from "schema-dts";
import { commercialHref } from "#content/commercial.ts";
import { areaPage, articlePage, pages } from "#content/pages.ts";
import type { PageText } from "#content/schemas.ts";
import { serviceNames } from "#content/search.ts";
import { areaTrail, type Crumb, quickLink } from "#domain/pages/breadcrumbs.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { socialPicture } from "./social-picture.ts";
import {
  absolute,
  businessReference,
  localBusiness,
  type SiteAddress,
  service,
  webPage,
  webSite,
} from "./structured-data.ts";

/** The way from the home page to a page. */
const breadcrumbs = (site: SiteAddress, ...crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absolute(href, site),
  })),
});

/** What search engines read on `/`. */
export const homeData = (site: SiteAddress, clock: PageClock): readonly Thing[] => [
  localBusiness(site, clock),
  webSite(site, pages.home),
];

/** What a page offers, besides its description. */
type Offered = Pick<Parameters<typeof service>[1], "name" | "area" | "bookingPath" | "priced">;

export const homesService: Offered = { name: serviceNames.homes, priced: true };
export const communitiesService: Offered = {
  name: serviceNames.communities,
  priced: false,
  bookingPath: commercialHref,
};

/** What search engines read on a page below `/`: what it offers, when its words last changed, and the way to it. */
export const pageData = (
  site: SiteAddress,
  path: string,
  page: PageText,
  offered?: Offered,
  trail: readonly Crumb[] = [quickLink("/"), quickLink(path)],
): readonly Thing[] => [
  ...(offered ? [service(site, { ...offered, description: page.description, path })] : []),
  webPage(site, path, page),
  breadcrumbs(site, ...trail),
];

/** What search engines read on a neighborhood's page. */
export function areaData(site: SiteAddress, area: Parameters<typeof areaPage>[0]) {
  const path = `/${area.slug}`;
  const offered = { name: `${serviceNames.homes} in ${area.name}`, area, priced: true };
  const trail = [...areaTrail(area), { label: area.name, href: path }];
  return pageData(site, path, areaPage(area), offered, trail);
}

/** What search engines read on an article. `path` is its address, such as "/blog/name". */
export const articleData = (
  site: SiteAddress,
  path: string,
  article: ArticleSummary,
): readonly Thing[] => {
  const { headline, description } = articlePage(article);
  const posting: BlogPosting = {
    "@type": "BlogPosting",
    headline,
    description,
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: "en-US",
    image: absolute(socialPicture(path), site),
    mainEntityOfPage: absolute(path, site),
    author: businessReference(site),
    publisher: businessReference(site),
  };
  const trail = [quickLink("/"), quickLink("/blog"), { label: headline, href: path }];
  return [posting, breadcrumbs(site, ...trail)];
};
