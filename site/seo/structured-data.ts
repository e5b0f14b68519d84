import type {
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  ReserveAction,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Area } from "#content/area-schemas.ts";
import { business } from "#content/business.ts";
import { address, hours, structuredDataAreas } from "#content/business-facts.ts";
import { pages } from "#content/pages.ts";
import { firstVisitPrice, plans, priceRange } from "#content/plans.ts";
import type { PageText } from "#content/schemas.ts";
import { offerUnit } from "#content/search.ts";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import { socialPicture } from "./social-picture.ts";

/** Structured data as the text of one script element, which nothing in it can close. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    String.raw`\u003c`,
  );

/** The public address of the site, as Astro knows it; its absence ends the build with an error. */
export type SiteAddress = URL | undefined;

export const absolute = (path: string, site: SiteAddress): string => new URL(path, site).href;

const postalAddress = (at: {
  readonly locality: string;
  readonly region: string;
  readonly street?: string | null;
  readonly zip?: string | null;
}): PostalAddress => ({
  "@type": "PostalAddress",
  ...(at.street && { streetAddress: at.street }),
  addressLocality: at.locality,
  addressRegion: at.region,
  ...(at.zip && { postalCode: at.zip }),
  addressCountry: "US",
});

const place = (name: string) => ({ "@type": "Place", name }) as const;

/** A neighborhood, with the city that tells it from others of its name. */
const placeOf = ({ name, city }: Pick<Area, "name" | "city">) =>
  ({ ...place(name), address: postalAddress({ locality: city, region: address.region }) }) as const;

const openingHours: readonly OpeningHoursSpecification[] = hours.map(({ days, opens, closes }) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days,
  opens,
  closes,
}));

/** The closed days of a year from today on, as search engines want them. */
const specialHours = ({ now, daysOff }: PageClock): readonly OpeningHoursSpecification[] =>
  closedInYear(phoenixDay(now), daysOff)
    .filter(({ phones }) => !phones)
    .map(({ day }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: day,
      validThrough: day,
      opens: "00:00",
      closes: "00:00",
    }));

/** Identifies the business; `/` describes it fully under the same id. */
export const businessReference = (site: SiteAddress) =>
  ({
    "@type": "LocalBusiness",
    "@id": absolute("/#business", site),
    name: business.name,
    ...(business.phone !== null && { telephone: business.phone }),
    url: absolute("/", site),
  }) as const satisfies LocalBusiness;

/** People book with the form; an assistant may prefill it through its address. */
const reserve = (site: SiteAddress, path: string): ReserveAction => ({
  "@type": "ReserveAction",
  target: { "@type": "EntryPoint", urlTemplate: absolute(path, site) },
});

/**
 * The business itself. The rating that it claims stays out: search engines forbid ratings that a
 * business awards to itself.
 * @see docs/product.md#constants
 */
export const localBusiness = (site: SiteAddress, clock: PageClock): LocalBusiness => ({
  ...businessReference(site),
  ...(business.email !== null && { email: business.email }),
  address: postalAddress(address),
  potentialAction: reserve(site, "/book-now"),
  areaServed: structuredDataAreas.map(place),
  openingHoursSpecification: openingHours,
  specialOpeningHoursSpecification: specialHours(clock),
  priceRange: `$${priceRange.low}-$${priceRange.high}`,
  image: absolute(socialPicture("/", pages.home), site),
});

export const webSite = (site: SiteAddress, { updated }: PageText): WebSite => ({
  "@type": "WebSite",
  "@id": absolute("/#website", site),
  name: business.name,
  url: absolute("/", site),
  dateModified: updated,
});

const offer = (name: string, description: string, price: number): Offer => ({
  "@type": "Offer",
  name,
  description,
  price,
  priceCurrency: "USD",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "USD",
    unitText: offerUnit,
  },
});

/** The free first visit, then the price table: a visit with the dogs that are included. */
const offers: readonly Offer[] = [
  offer(business.claims.firstVisit, business.claims.firstVisitPromise, firstVisitPrice),
  ...plans.map(({ title, description, pricePerVisit }) => offer(title, description, pricePerVisit)),
];

/** The page itself: the day on which its words last changed. */
export const webPage = (site: SiteAddress, path: string, { updated }: PageText): WebPage => ({
  "@type": "WebPage",
  "@id": absolute(path, site),
  dateModified: updated,
});

/** A service at a page of its own. */
export const service = (
  site: SiteAddress,
  given: {
    readonly name: string;
    readonly description: string;
    readonly path: string;
    /** Served besides the places that every page names. */
    readonly area?: Pick<Area, "name" | "city">;
    /** Where to request it, if not with the usual form. */
    readonly bookingPath?: string;
    /** Left out if each property gets its own quote. */
    readonly priced: boolean;
  },
): Service => ({
  "@type": "Service",
  name: given.name,
  description: given.description,
  url: absolute(given.path, site),
  provider: businessReference(site),
  areaServed: [
    ...(given.area ? [placeOf(given.area)] : []),
    ...structuredDataAreas.filter((name) => name !== given.area?.name).map(place),
  ],
  potentialAction: reserve(site, given.bookingPath ?? "/book-now"),
  ...(given.priced && { offers }),
});
