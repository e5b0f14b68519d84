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

const homesService = (site: SiteAddress, path: string, page: PageText): readonly Thing[] => [
  service(site, {
    name: serviceNames.homes,
    description: page.description,
    path,
    priced: true,
  }),
  webPage(site, path, page),
  breadcrumbs(site, quickLink("/"), quickLink(path)),
];

/** What search engines read on `/book-now`. */
export const bookNowData = (site: SiteAddress): readonly Thing[] =>
  homesService(site, "/book-now", pages.bookNow);

/** What search engines read on `/pricing`. */
export const pricingData = (site: SiteAddress): readonly Thing[] =>
  homesService(site, "/pricing", pages.pricing);

/** What search engines read on `/commercial-services`. */
export const commercialData = (site: SiteAddress): readonly Thing[] => {
  const path = "/commercial-services";
  const { description } = pages.commercial;
  return [
    service(site, {
      name: serviceNames.communities,
      description,
      path,
      priced: false,
      bookingPath: commercialHref,
    }),
    webPage(site, path, pages.commercial),
    breadcrumbs(site, quickLink("/"), quickLink(path)),
  ];
};

/** What search engines read on a neighborhood's page. */
export const areaData = (
  site: SiteAddress,
  area: Parameters<typeof areaPage>[0],
): readonly Thing[] => {
  const path = `/${area.slug}`;
  const page = areaPage(area);
  return [
    service(site, {
      name: `${serviceNames.homes} in ${area.name}`,
      description: page.description,
      path,
      area,
      priced: true,
    }),
    webPage(site, path, page),
    breadcrumbs(site, ...areaTrail(area), { label: area.name, href: path }),
  ];
};

/** What search engines read on `/privacy`. */
export const privacyData = (site: SiteAddress): readonly Thing[] => [
  webPage(site, "/privacy", pages.privacy),
  breadcrumbs(site, quickLink("/"), quickLink("/privacy")),
];

/** What search engines read on `/blog`. */
export const blogData = (site: SiteAddress): readonly Thing[] => [
  webPage(site, "/blog", pages.blog),
  breadcrumbs(site, quickLink("/"), quickLink("/blog")),
];

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
