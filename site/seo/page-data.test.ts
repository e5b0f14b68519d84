import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { address, hours, structuredDataAreas } from "#content/business-facts.ts";
import { areaPage, pages } from "#content/pages.ts";
import { plans } from "#content/plans.ts";
import { regionId } from "#domain/pages/breadcrumbs.ts";
import { areaData, articleData, communitiesService, homeData, pageData } from "./page-data.ts";
import { jsonLd } from "./structured-data.ts";

const phone = business.phone ?? "";

const site = new URL("https://scoopdale.example");
const clock = { now: new Date("2026-11-20T17:00:00.000Z"), daysOff: [] };
const article = {
  title: "Of Dogs and Men",
  excerpt: "Short.",
  description: "A description of fifty characters, more or less so.",
  date: "2024-12-10",
  updated: "2026-11-20",
  readTime: "5 min read",
  category: "Health & Safety",
} as const;

const prices = plans.map(({ pricePerVisit }) => pricePerVisit);
const [home] = homeData(site, clock);

test("the business has the visible number, its hours and the price range of the table", () => {
  expect(home).toMatchObject({
    "@type": "LocalBusiness",
    name: business.name,
    telephone: phone,
    address: {
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: "US",
    },
    potentialAction: {
      "@type": "ReserveAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://scoopdale.example/book-now" },
    },
    email: business.email,
    url: "https://scoopdale.example/",
    priceRange: `$${Math.min(...prices)}-$${Math.max(...prices)}`,
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      dayOfWeek: days,
      opens,
      closes,
    })),
  });
});

test("a street address is included only if the owner has set one", () => {
  expect(JSON.stringify(home)).not.toMatch(/streetAddress|postalCode/);
});

test("the service area is exactly the places that content names", () => {
  expect(home).toMatchObject({
    areaServed: structuredDataAreas.map((name) => ({ "@type": "Place", name })),
  });
});

test("a neighborhood's service is offered there at the listed prices", () => {
  const [area] = areas;
  expect(areaData(site, area)).toMatchObject([
    {
      "@type": "Service",
      url: `https://scoopdale.example/${area.slug}`,
      areaServed: [
        {
          name: area.name,
          address: { addressLocality: area.city, addressRegion: "AZ" },
        },
        ...structuredDataAreas.map((name) => ({ name })),
      ],
      potentialAction: { target: { urlTemplate: "https://scoopdale.example/book-now" } },
      offers: [
        { name: business.claims.firstVisit, price: 0 },
        ...plans.map(({ title, pricePerVisit }) => ({ name: title, price: pricePerVisit })),
      ].map(({ name, price }) => ({
        name,
        price,
        priceCurrency: "USD",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "USD",
          unitText: "visit",
        },
      })),
    },
    { "@type": "WebPage", dateModified: areaPage(area).updated },
    {
      itemListElement: [
        { position: 1, name: "Home" },
        {
          position: 2,
          name: area.region,
          item: `https://scoopdale.example/#${regionId(area.region)}`,
        },
        { position: 3, name: area.name },
      ],
    },
  ]);
});

test("a place that every page names is listed only once on its own page", () => {
  for (const area of areas.filter(({ name }) => structuredDataAreas.some((one) => one === name))) {
    const data = areaData(site, area);
    expect(JSON.stringify(data).split(`"name":"${area.name}"`)).toHaveLength(3);
    expect(data[0]).toMatchObject({ areaServed: { length: structuredDataAreas.length } });
  }
});

test("communities get a quote, so their service names no price", () => {
  const data = pageData(site, "/commercial-services", pages.commercial, communitiesService);
  expect(JSON.stringify(data)).not.toMatch(/offer|price/i);
});

test("an article has its publication and modification dates and its breadcrumbs", () => {
  expect(articleData(site, "/blog/dogs", article)).toMatchObject([
    {
      "@type": "BlogPosting",
      headline: article.title,
      datePublished: "2024-12-10",
      dateModified: "2026-11-20",
      image: "https://scoopdale.example/social/dogs.png",
    },
    {
      itemListElement: [
        { name: "Home", item: "https://scoopdale.example/" },
        { name: "Blog", item: "https://scoopdale.example/blog" },
        { name: article.title, item: "https://scoopdale.example/blog/dogs" },
      ],
    },
  ]);
});

test("nothing in the data ends its script element", () => {
  const text = jsonLd([{ "@type": "Thing", name: "</script><b>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name: "</script><b>" }] });
});
