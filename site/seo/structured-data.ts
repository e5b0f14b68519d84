import type { LocalBusiness, Offer, OpeningHoursSpecification, Service, WebSite } from "schema-dts";
import { business } from "#content/business.ts";
import { hours, priceRange, structuredDataAreas } from "#content/business-facts.ts";
import { plans } from "#content/plans.ts";
import { formatPhone } from "#domain/phone.ts";
import { socialPicture } from "./social-picture.ts";

/** The public address of the site, as Astro knows it; its absence ends the build with an error. */
export type SiteAddress = URL | undefined;

export const absolute = (path: string, site: SiteAddress): string => new URL(path, site).href;

const place = (name: string) => ({ "@type": "Place", name }) as const;

const openingHours: readonly OpeningHoursSpecification[] = hours.map(({ days, opens, closes }) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days,
  opens,
  closes,
}));

/** Enough to tell which business is meant; `/` says the rest under the same id. */
export const businessReference = (site: SiteAddress) =>
  ({
    "@type": "LocalBusiness",
    "@id": absolute("/#business", site),
    name: business.name,
    telephone: formatPhone(business.phone),
    url: absolute("/", site),
  }) as const satisfies LocalBusiness;

/**
 * The business itself. The rating that it claims stays out: search engines forbid ratings that a
 * business awards to itself.
 * @see spec sections 1 and 9
 */
export const localBusiness = (site: SiteAddress): LocalBusiness => ({
  ...businessReference(site),
  email: business.email,
  areaServed: structuredDataAreas.map(place),
  openingHoursSpecification: openingHours,
  priceRange: `$${priceRange.low}-$${priceRange.high}`,
  image: absolute(socialPicture("/"), site),
  logo: absolute("/icon-512.png", site),
});

export const webSite = (site: SiteAddress): WebSite => ({
  "@type": "WebSite",
  "@id": absolute("/#website", site),
  name: business.name,
  url: absolute("/", site),
  inLanguage: "en-US",
  publisher: { "@id": absolute("/#business", site) },
});

/** The price table: a visit with the dogs that are included. */
const offers: readonly Offer[] = plans.map(({ title, description, pricePerVisit }) => ({
  "@type": "Offer",
  name: title,
  description,
  price: pricePerVisit,
  priceCurrency: "USD",
}));

/** A service at a page of its own. */
export const service = (
  site: SiteAddress,
  given: {
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly places?: readonly string[];
    /** Without prices where each property gets a quote of its own. */
    readonly priced: boolean;
  },
): Service => ({
  "@type": "Service",
  name: given.name,
  description: given.description,
  url: absolute(given.path, site),
  provider: businessReference(site),
  areaServed: (given.places ?? structuredDataAreas).map(place),
  ...(given.priced && { offers }),
});
