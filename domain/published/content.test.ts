import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { holidays } from "#content/business-facts.ts";
import { checkContent, contentMistakes } from "./content.ts";
import { contentFiles } from "./content-rules.ts";

test("the current content has no mistakes", () => {
  expect(contentMistakes()).toEqual([]);
  expect(checkContent).not.toThrow();
});

test("every file of content/ is checked, by its name; the two of types have nothing to check", () => {
  const checked = new Set(contentFiles.map(({ file }) => file.replace(/,.*/, "")));
  const texts = readdirSync("content/area-texts").map((name) => `area-texts/${name}`);
  const types = ["area-shapes.ts", "shapes.ts"];
  const written = [...readdirSync("content").filter((name) => name.endsWith(".ts")), ...texts]
    // It lists the texts.
    .filter((name) => !types.includes(name) && name !== "area-texts.ts")
    .map((name) => `content/${name}`);
  expect([...checked].toSorted()).toEqual(written.toSorted());
});

type Key = string | number;

/** The mistakes reported for a content file with one value replaced. */
function mistakesWith(name: string, path: readonly Key[], value: unknown): string[] {
  const checked = contentFiles.find(({ file }) => file === `content/${name}`);
  if (!checked) throw new Error(`No rules for content/${name}`);
  const content: unknown = JSON.parse(JSON.stringify(checked.content));
  const last = path.at(-1) ?? "";
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((group, key) => Reflect.get(Object(group), key), content);
  Reflect.set(Object(parent), last, value);
  return contentMistakes([{ ...checked, content: Object(content) }]);
}

const long = "a".repeat(601);

const here = areas[0];
const someText = `area-texts/${here.slug}`;
const insightsText = `area-texts/${areas.find(({ slug }) => areaText(slug).insights)?.slug}`;
const elsewhere = areas.findLast(({ zips }) => zips.length > 0) ?? here;

test.each<[file: string, path: readonly Key[], value: unknown, message: string]>([
  ["business", ["business", "phone"], "555-0142", "business.phone: must be +1 and ten digits"],
  ["business", ["business", "phone"], "x+14805550142", "business.phone: must be +1 and ten digits"],
  ["business", ["business", "phone"], "+148055501420", "business.phone: must be +1 and ten digits"],
  ["business", ["business", "email"], "hello", "business.email: must be an email address"],
  ["business", ["business", "name"], " ", "business.name: must not be empty"],
  ["business", ["business", "year"], 1999, "business.year: must be at least 2025"],
  [
    "business",
    ["business", "replyWithinHours"],
    0,
    "business.replyWithinHours: must be at least 1",
  ],
  [
    "business",
    ["business", "remindHoursBefore"],
    0.5,
    "business.remindHoursBefore: must be a whole number",
  ],
  ["business", ["business", "rating", "value"], 0, "business.rating.value: must be above zero"],
  ["business", ["business", "rating", "value"], 5.1, "business.rating.value: must be at most 5"],
  [
    "business-facts",
    ["hours", 0, "opens"],
    "07:000",
    "hours.0.opens: must be a time such as 07:00",
  ],
  [
    "business-facts",
    ["hours", 0, "opens"],
    "107:00",
    "hours.0.opens: must be a time such as 07:00",
  ],
  ["business-facts", ["hours", 0, "opens"], "24:00", "hours.0.opens: must be a time such as 07:00"],
  [
    "business-facts",
    ["hours", 1, "opens"],
    "17:00",
    "hours.1.opens: must be before the closing time",
  ],
  [
    "business-facts",
    ["hours", 0, "opens"],
    "18:00",
    "hours.0.opens: must be before the closing time",
  ],
  ["business-facts", ["hours", 1, "days"], ["Monday"], "hours: a day is in it twice"],
  [
    "business-facts",
    ["address", "region"],
    "Arizona",
    "address.region: must be two capitals such as AZ",
  ],
  [
    "business-facts",
    ["address", "region"],
    "AZB",
    "address.region: must be two capitals such as AZ",
  ],
  [
    "business-facts",
    ["address", "region"],
    "aAZ",
    "address.region: must be two capitals such as AZ",
  ],
  ["business-facts", ["address", "locality"], "", "address.locality: must not be empty"],
  [
    "business-facts",
    ["holidays", 0, "name"],
    holidays.at(-1)?.name,
    "holidays: two of them have the same name",
  ],
  ["business-facts", ["holidays", 0, "month"], 13, "holidays.0.month: must be at most 12"],
  ["business-facts", ["leadMonths"], 0, "leadMonths: must be at least 1"],
  ["business-facts", ["leadMonths"], 121, "leadMonths: must be at most 120"],
  [
    "business-facts",
    ["structuredDataAreas", 0],
    "Grayhawk",
    "structuredDataAreas: two of them have the same name",
  ],
  ["served-zips", ["servedZips", 0], "185251", "servedZips.0: must be five digits"],
  ["served-zips", ["servedZips", 0], "85023", "servedZips: two of them have the same digits"],
  ["route-plan", ["sampleCapacity", "Monday"], 100, "sampleCapacity.Monday: must be at most 99"],
  [
    "route-plan",
    ["visitWindows", "usual", "midday", "starts"],
    "16:00",
    "visitWindows.usual.midday.starts: must be before the end",
  ],
  [
    "route-plan",
    ["visitWindows", "usual", "midday", "ends"],
    "11:00",
    "visitWindows.usual.midday.starts: must be before the end",
  ],
  [
    "route-plan",
    ["visitWindows", "usual", "midday", "ends"],
    "3 PM",
    "visitWindows.usual.midday.ends: must be a time such as 07:00",
  ],
  ["plans", ["plans", 0, "serviceType"], "weekly", "plans: two of them have the same serviceType"],
  ["plans", ["plans", 1, "pricePerVisit"], -24, "plans.1.pricePerVisit: must be at least 0"],
  ["plans", ["plans", 1, "pricePerVisit"], 24.5, "plans.1.pricePerVisit: must be a whole number"],
  ["plans", ["plans", 1, "visitsPerYear"], 50, "plans.1.visitsPerYear: must be 26, 52 or 104"],
  ["plans", ["plans", 0, "isPopular"], true, "plans: exactly one plan must be the popular one"],
  ["extras", ["addOns", 0, "price"], -1, "addOns.0.price: must be at least 0"],
  ["extras", ["discounts", 0, "title"], "", "discounts.0.title: must not be empty"],
  ["climate", ["climate"], [], "climate: must have exactly 12 entries"],
  [
    "climate",
    ["climate", 0, "sunrise"],
    "105:18",
    "climate.0.sunrise: must be a time such as 5:18",
  ],
  ["climate", ["usualStart"], "7:000", "usualStart: must be a time such as 5:18"],
  [
    "climate",
    ["climateSource", "address"],
    "weather.gov",
    "climateSource.address: must be an address that begins with https://",
  ],
  ["map-lines", ["lines", 0, "points", 0, 1], -110.9, "lines.0.points.0.1: must be -113 to -111"],
  ["geography", ["peaks", "camelback", "at", 0], 35, "peaks.camelback.at.0: must be 33 to 34.5"],
  ["sections", ["sections", "faq", "headline"], "", "sections.faq.headline: must not be empty"],
  [
    "sections",
    ["firstScoopStamp", "top"],
    "THE FIRST SCOOP",
    "firstScoopStamp.top: must be at most 12 characters long",
  ],
  ["mail", ["mailWords", "lead", "subject"], "", "mailWords.lead.subject: must not be empty"],
  ["commercial", ["commercialHref"], "contact", "commercialHref: must begin with a slash"],
  ["commercial", ["offerings", 0, "points"], [], "offerings.0.points: must have 3 or 4"],
  [
    "commercial",
    ["offerings", 0, "points"],
    ["a", "b", "c", "d", "e"],
    "offerings.0.points: must have 3 or 4",
  ],
  ["navigation", ["quickLinks", 0, "href"], "blog", "quickLinks.0.href: must begin with a slash"],
  ["proofs", ["proofs", "license"], "", "proofs.license: must not be empty"],
  [
    "pages",
    ["home", "description"],
    "Short.",
    "home.description: must be at least 50 characters long",
  ],
  ["pages", ["home", "title"], long, "home.title: must be at most 60 characters long"],
  [
    "privacy",
    ["storedData", "bookings", "area", 1],
    "",
    "storedData.bookings.area.1: must not be empty",
  ],
  [
    "privacy",
    ["privacyOwner", "effectiveDate"],
    "soon",
    "privacyOwner.effectiveDate: must be a day such as 2026-11-20",
  ],
  [
    "showcase",
    ["businessShowcase", "crewPhoto"],
    { file: "crew.gif", alt: "Two people" },
    "businessShowcase.crewPhoto.file: must be a file of content/photos",
  ],
  [
    "showcase",
    ["businessShowcase", "crewPhoto"],
    { file: "content/photos/crew.jpg", alt: "Two people" },
    "businessShowcase.crewPhoto.file: must be a file of content/photos",
  ],
  [
    "showcase",
    ["areaShowcase", here.slug],
    { photo: { file: "crew.jpg.zip", alt: "Two people" } },
    `areaShowcase.${here.slug}.photo.file: must be a file of content/photos`,
  ],
  [
    "showcase",
    ["areaShowcase", "atlantis"],
    {},
    "areaShowcase: must be reviews and photos by the slugs of neighborhoods",
  ],
  [
    "showcase",
    ["businessShowcase", "numberOne"],
    { text: "By the Daily Yard", address: "the front page" },
    "businessShowcase.numberOne.address: must be an address that begins with https://",
  ],
  [
    "shovel",
    ["shovelWords", "facts", 0, "source"],
    "a neighbor",
    "shovelWords.facts.0.source: must be an address that begins with https://",
  ],
  [
    "testimonials",
    ["testimonials", 0, "name"],
    "Nicole F.",
    "testimonials: two of them have the same name",
  ],
  [someText, ["description"], "Short.", "description: must be at least 50 characters long"],
  [someText, ["lead"], long, "lead: must be at most 200 characters long"],
  [someText, ["updated"], "today", "updated: must be a day such as 2026-11-20"],
  [someText, ["seasons"], [], "seasons: must have exactly 2 entries"],
  [
    someText,
    ["yards", 0, "source"],
    "see https://csq.com",
    "yards.0.source: must be an address that begins with https://",
  ],
  [
    someText,
    ["yards", 0, "source"],
    "https://csq.com and https://phoenix.gov",
    "yards.0.source: must be an address that begins with https://",
  ],
  [
    someText,
    ["questions", 0, "source"],
    "https://fdocuments.us/document/a.html",
    "questions.0.source: must be the place itself, not a copy of it on another site",
  ],
  [
    insightsText,
    ["insights", "localInsights", "source"],
    "https://web-prod.phoenix.gov/a",
    "insights.localInsights.source: must be the place itself, not a copy of it on another site",
  ],
  [
    someText,
    ["yards", 0],
    { text: "A wash runs through it." },
    "yards.0: needs a source, or check: true until the owner has confirmed it",
  ],
])("content/%s.ts: %s as %j is a mistake that names itself", (file, path, value, message) => {
  expect(mistakesWith(`${file}.ts`, path, value)).toContain(`content/${file}.ts: ${message}`);
});

test.each<[path: readonly Key[], value: unknown, message: string]>([
  [["name"], "", "name: must not be empty"],
  [["slug"], "old-town-", "slug: must be lower-case words and hyphens"],
  [["slug"], "Old Town", "slug: must be lower-case words and hyphens"],
  [["coordinates", 0], 32.9, "coordinates.0: must be 33 to 34.5"],
  [["coordinates", 0], 34.6, "coordinates.0: must be 33 to 34.5"],
  [["coordinates", 1], -113.1, "coordinates.1: must be -113 to -111"],
  [["coordinates", 1], 111.8, "coordinates.1: must be -113 to -111"],
  [["zips", 0], "8525", "zips.0: must be five digits"],
  [["zips", 0], elsewhere.zips[0], `zips.0: counts for ${elsewhere.name} already`],
  [["zips", 0], "10001", "zips.0: must be in served-zips.ts, too"],
  [["routeDays"], [], "routeDays: must have at least 1"],
  [["grounds"], ["lawn"], "grounds: must be as many as the neighborhood has facts about yards"],
])(
  "an entry of content/areas.ts: %s as %j is a mistake that names itself",
  (path, value, message) => {
    const file = `areas.ts, ${here.name}`;
    expect(mistakesWith(file, path, value)).toContain(`content/${file}: ${message}`);
  },
);

test.each<[file: string, path: readonly Key[], value: unknown]>([
  ["climate", ["climate", 0, "sunrise"], "10:05"],
  ["business-facts", ["address", "street"], ""],
  ["business-facts", ["address", "zip"], ""],
  ["showcase", ["businessShowcase", "crewPhoto"], { file: "Crew_2-b.jpeg", alt: "Two people" }],
  ["showcase", ["areaShowcase", here.slug], { photo: { file: "yard.jpg", alt: "A yard" } }],
  ["showcase", ["areaShowcase", here.slug], { review: { name: "Ann B.", text: "Clean." } }],
])("content/%s.ts: %s may be %j", (file, path, value) => {
  expect(mistakesWith(`${file}.ts`, path, value)).toEqual([]);
});

test.each([
  ["https://vdocument.in/dogs.html", true],
  ["https://vdocuments.mx/dogs.html", true],
  ["https://phoenix.sitefinity.cloud/dogs", true],
  ["https://staging.phoenix.gov/dogs", true],
  ["https://www.phoenix.gov/staging.html", false],
  ["https://www.sitefinity.cloud.org/dogs", false],
  ["https://west.staging.org/dogs", false],
  ["https://my.web-prod.org/dogs", false],
])("whether a source at %s would be a copy on another site: %s", (source, isCopy) => {
  const mistakes = mistakesWith(`${someText}.ts`, ["yards", 0], { text: "A wash.", source });
  expect(mistakes.some((mistake) => mistake.includes("not a copy"))).toBe(isCopy);
  expect(mistakes).toHaveLength(isCopy ? 1 : 0);
});

test.each([
  ["eyebrow", 40],
  ["label", 40],
  ["title", 60],
  ["headline", 80],
  ["lead", 600],
])("the texts of %s in any file have up to %i characters", (name, max) => {
  const texts = Array.from({ length: 11 }, () => "a".repeat(max));
  const content = { words: { [name]: texts } };
  const file = "content/x.ts";
  expect(contentMistakes([{ file, content }])).toEqual([]);
  texts[10] += "a";
  expect(contentMistakes([{ file, content }])).toEqual([
    `${file}: words.${name}.10: must be at most ${max} characters long`,
  ]);
});

test("only the street and the zip of the business may be empty", () => {
  const address = { street: "", zip: "", zipCode: "" };
  const content = { address, branch: { address } };
  const empty = ["address.zipCode", ...Object.keys(address).map((key) => `branch.address.${key}`)];
  expect(contentMistakes([{ file: "content/x.ts", content }])).toEqual(
    empty.map((path) => `content/x.ts: ${path}: must not be empty`),
  );
});

test.each(["name", "slug"] as const)(
  "two neighborhoods with the same %s are a mistake",
  (field) => {
    expect(mistakesWith("areas.ts", [0, field], areas.at(-1)?.[field])).toEqual([
      `content/areas.ts: the list: two of them have the same ${field}`,
    ]);
  },
);

test("a testimonial must be from a neighborhood that is served", () => {
  const [mistake] = mistakesWith("testimonials.ts", ["testimonials", 0, "location"], "Tucson");
  expect(mistake).toContain(
    `content/testimonials.ts: testimonials.0.location: must be one of: ${areas[0].name}, `,
  );
});

test("the booking page may only name neighborhoods that are served", () => {
  const [mistake] = mistakesWith("sections.ts", ["bookNowWords", "areas", 0], "tucson");
  expect(mistake).toContain(
    `content/sections.ts: bookNowWords.areas.0: must be one of: ${areas[0].slug}, `,
  );
});

test("a build stops at mistakes and lists all of them", () => {
  const rules = z.object({ name: z.string("must be text"), year: z.int("must be a number") });
  expect(() => checkContent([{ file: "content/x.ts", rules, content: {} }])).toThrow(
    "The content has mistakes:\ncontent/x.ts: name: must be text\ncontent/x.ts: year: must be a number",
  );
});

test("a build checks the shape of the content as types before anything else", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/^tsc -p content && /);
});
