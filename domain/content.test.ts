import { expect, test } from "vitest";
import * as z from "zod/mini";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { checkContent, contentFiles, contentMistakes } from "./content.ts";

test("the current content has no mistakes", () => {
  expect(contentMistakes()).toEqual([]);
  expect(checkContent).not.toThrow();
});

type Key = string | number;

/** The mistakes reported for a content file with one value replaced; `undefined` leaves the value out. */
function mistakesWith(name: string, path: readonly Key[], value: unknown): string[] {
  const checked = contentFiles.find(({ file }) => file === `content/${name}`);
  if (!checked) throw new Error(`No rules for content/${name}`);
  const content = structuredClone(checked.content);
  const last = path.at(-1) ?? "";
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((group, key) => Reflect.get(Object(group), key), content);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return contentMistakes([{ ...checked, content }]);
}

const long = "a".repeat(601);

const here = areas[0];
const someText = `area-texts/${here.slug}`;
const insightsText = `area-texts/${areas.find(({ slug }) => areaText(slug).insights)?.slug}`;
const elsewhere = areas.findLast(({ zips }) => zips.length > 0) ?? here;

test.each<[file: string, path: readonly Key[], value: unknown, message: string]>([
  ["business", ["phone"], "555-0142", "phone: must be +1 and ten digits"],
  ["business", ["phone"], "x+14805550142", "phone: must be +1 and ten digits"],
  ["business", ["phone"], "+148055501420", "phone: must be +1 and ten digits"],
  ["business", ["remindHoursBefore"], 0, "remindHoursBefore: must be above zero"],
  ["business", ["rating", "value"], 0, "rating.value: must be above zero"],
  [
    "business-facts",
    ["hours", 0, "opens"],
    "107:00",
    "hours.0.opens: must be a time such as 07:00",
  ],
  [
    "business-facts",
    ["hours", 0, "opens"],
    "07:000",
    "hours.0.opens: must be a time such as 07:00",
  ],
  ["business-facts", ["hours", 0, "opens"], "24:00", "hours.0.opens: must be a time such as 07:00"],
  ["served-zips", ["servedZips", 0], "185251", "servedZips.0: must be five digits"],
  ["served-zips", ["servedZips", 0], "852511", "servedZips.0: must be five digits"],
  ["business-facts", ["leadMonths"], 0, "leadMonths: must be at least a month"],
  [
    "business-facts",
    ["structuredDataAreas", 0],
    "Grayhawk",
    "structuredDataAreas: two of them have the same name",
  ],
  ["route-plan", ["sampleCapacity", "Monday"], 100, "sampleCapacity.Monday: must be at most 99"],
  [
    "route-plan",
    ["visitWindows", "usual", "midday", "starts"],
    "16:00",
    "visitWindows.usual.midday.starts: must be before the end",
  ],
  ["plans", ["plans", 0, "serviceType"], "weekly", "plans: two of them have the same serviceType"],
  ["climate", ["climate", 0, "name"], "May", "climate: two of them have the same name"],
  [
    "climate",
    ["climate", 0, "sunrise"],
    "105:18",
    "climate.0.sunrise: must be a time such as 5:18",
  ],
  ["climate", ["climate", 0, "sunrise"], "5:180", "climate.0.sunrise: must be a time such as 5:18"],
  ["climate", ["climateSource", "text"], "", "climateSource.text: must not be empty"],
  ["geography", ["peaks", "camelback", "name"], "", "peaks.camelback.name: must not be empty"],
  ["extras", ["discounts", 0, "title"], "", "discounts.0.title: must not be empty"],
  ["faqs", ["homeQuestions", 0, "answer"], "", "homeQuestions.0.answer: must not be empty"],
  ["sections", ["sections", "faq", "headline"], "", "sections.faq.headline: must not be empty"],
  ["sections", ["firstScoopStamp", "top"], "", "firstScoopStamp.top: must not be empty"],
  ["notices", ["notices", "too-many", "text"], "", "notices.too-many.text: must not be empty"],
  ["page-words", ["blogWords", "lead"], "", "blogWords.lead: must not be empty"],
  ["mail", ["lead.subject"], "", "lead.subject: must not be empty"],
  ["commercial", ["commercialHref"], "contact", "commercialHref: must begin with a slash"],
  ["privacy", ["dataUses", "contact", "why"], "", "dataUses.contact.why: must not be empty"],
  [
    someText,
    ["yards", 0, "source"],
    "see https://csq.com",
    "yards.0.source: must be an address that begins with https://",
  ],
  ["business", ["email"], "hello", "email: must be an email address"],
  ["business", ["name"], " ", "name: must not be empty"],
  ["business", ["year"], 1999, "year: must be 2025 or later"],
  ["business", ["replyWithinHours"], 0, "replyWithinHours: must be above zero"],
  ["business", ["rating", "value"], 5.1, "rating.value: must be at most 5"],
  ["business", ["rating"], undefined, "rating: is missing or is not a group of fields"],
  ["business", ["claims", "reply"], 24, "claims.reply: must be text"],
  ["business-facts", ["hours", 0, "opens"], "7 am", "hours.0.opens: must be a time such as 07:00"],
  [
    "business-facts",
    ["hours", 1, "opens"],
    "17:00",
    "hours.1.opens: must be before the closing time",
  ],
  ["business-facts", ["hours", 1, "days"], ["Monday"], "hours: a day is in it twice"],
  ["served-zips", ["servedZips", 0], "8502", "servedZips.0: must be five digits"],
  ["served-zips", ["servedZips", 0], "85023", "servedZips: two of them have the same digits"],
  ["business-facts", ["structuredDataAreas", 7], undefined, "structuredDataAreas.7: must be text"],
  ["business-facts", ["structuredDataAreas"], [], "structuredDataAreas: must have at least 1"],
  ["plans", ["plans", 1, "pricePerVisit"], -24, "plans.1.pricePerVisit: must not be negative"],
  ["plans", ["plans", 1, "pricePerVisit"], 24.5, "plans.1.pricePerVisit: must be whole dollars"],
  ["plans", ["plans", 1, "visitsPerYear"], 50, "plans.1.visitsPerYear: must be 26, 52 or 104"],
  ["plans", ["plans", 0, "isPopular"], true, "plans: exactly one plan must be the popular one"],
  ["plans", ["plans", 0, "isPopular"], "no", "plans.0.isPopular: must be true or false"],
  ["extras", ["addOns", 0, "price"], "10", "addOns.0.price: must be whole dollars"],
  ["extras", ["addOns"], [], "addOns: must have at least 1"],
  ["business-facts", ["leadMonths"], 121, "leadMonths: must be at most 120 months"],
  [
    "privacy",
    ["storedData", "bookings", "area"],
    ["fun", "neighborhood"],
    "storedData.bookings.area.0: needs its use and the name that the privacy page gives it",
  ],
  [
    "privacy",
    ["privacyOwner", "effectiveDate"],
    "soon",
    "privacyOwner.effectiveDate: must be a day such as 2026-11-20",
  ],
  ["climate", ["climate"], [], "climate: must have exactly 12 entries"],
  ["climate", ["climate", 0, "sunrise"], "dawn", "climate.0.sunrise: must be a time such as 5:18"],
  [someText, ["description"], "Short.", "description: must be at least 50 characters long"],
  [someText, ["lead"], long, "lead: must be at most 200 characters long"],
  [someText, ["updated"], "today", "updated: must be a day such as 2026-11-20"],
  [someText, ["seasons"], [], "seasons: must have exactly 2 entries"],
  [someText, ["questions"], [], "questions: must have exactly 2 entries"],
  [
    someText,
    ["yards", 0, "source"],
    "csq.com",
    "yards.0.source: must be an address that begins with https://",
  ],
  [
    someText,
    ["yards", 0, "source"],
    "http://csq.com/",
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
    ["yards", 0, "check"],
    undefined,
    "yards.0: needs a source, or check: true until the owner has confirmed it",
  ],
  [someText, ["insights"], {}, "insights.uniqueFeatures: must be a list"],
  ["proofs", ["license"], "", "license: must not be empty"],
  ["testimonials", [0, "rating"], 4, "0.rating: must be 5"],
  ["testimonials", [0, "name"], "Nicole F.", "the list: two of them have the same name"],
  ["pages", ["home", "title"], long, "home.title: must be at most 60 characters long"],
  ["sections", ["benefits", 0, "title"], undefined, "benefits.0.title: must be text"],
  ["faqs", ["homeQuestions"], [], "homeQuestions: must have at least 1"],
  [
    "faqs",
    ["areaQuestions", here.name],
    [],
    `areaQuestions.${here.name}: must have exactly 2 entries`,
  ],
  ["commercial", ["offerings", 0, "points"], [], "offerings.0.points: must have 3 to 4 entries"],
  [
    "service-steps",
    ["serviceCards", here.slug, 0, "icon"],
    "sun",
    `serviceCards.${here.slug}.0.icon: must be one of: home, shield, calendar`,
  ],
  [
    "service-steps",
    ["serviceSteps", here.slug],
    "four",
    `serviceSteps.${here.slug}: must be a list`,
  ],
  ["navigation", ["quickLinks", 0, "href"], "blog", "quickLinks.0.href: must begin with a slash"],
  ["booking", ["confirmation.close"], "", "confirmation.close: must not be empty"],
  ["shovel", ["lead"], "", "lead: must not be empty"],
  ["pictures", ["map.scale"], "", "map.scale: must not be empty"],
  ["search", ["pictureLines", "area"], "", "pictureLines.area: must not be empty"],
])("content/%s.ts: %s as %j is a mistake that names itself", (file, path, value, message) => {
  expect(mistakesWith(`${file}.ts`, path, value)).toContain(`content/${file}.ts: ${message}`);
});

test.each<[path: readonly Key[], value: unknown, message: string]>([
  [["name"], "", "name: must not be empty"],
  [["slug"], "old-town-", "slug: must be lower-case words and hyphens"],
  [["slug"], "-old-town", "slug: must be lower-case words and hyphens"],
  [["slug"], "Old Town", "slug: must be lower-case words and hyphens"],
  [["region"], "Tucson", "region: must be one of: Scottsdale, North Phoenix"],
  [["coordinates"], [33.7], "coordinates: must be latitude and longitude"],
  [["coordinates"], undefined, "coordinates: must be latitude and longitude"],
  [["coordinates", 1], 111.8, "coordinates.1: must be -113 to -111 degrees"],
  [["zips"], "85251", "zips: must be a list"],
  [["zips", 0], "8525", "zips.0: must be five digits"],
  [["zips", 0], elsewhere.zips[0], `zips.0: counts for ${elsewhere.name} already`],
  [
    ["routeDays"],
    ["Noday"],
    "routeDays.0: must be one of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
  ],
  [["routeDays"], [], "routeDays: must have at least 1"],
  [["tint"], "mauve", "tint: must be one of: leaf, sky, mustard, peach, clay, sand, stone, shell"],
  [["hasAssociation"], undefined, "hasAssociation: must be true or false"],
  [["scene", "sun"], "above", "scene.sun: must be one of: left, right"],
  [["scene", "dog"], "flying", "scene.dog: must be one of: standing, lying, sniffing"],
  [["grounds"], ["lawn"], "grounds: must be as many as the neighborhood has facts about yards"],
  [["example", "dogs"], "none", "example.dogs: must be one of: 1, 2, 3, 4, 5+"],
])(
  "an entry of content/areas.ts: %s as %j is a mistake that names itself",
  (path, value, message) => {
    const file = `areas.ts, ${here.name}`;
    expect(mistakesWith(file, path, value)).toContain(`content/${file}: ${message}`);
  },
);

test.each(["name", "slug"] as const)(
  "two neighborhoods with the same %s are a mistake",
  (field) => {
    expect(mistakesWith("areas.ts", [0, field], areas.at(-1)?.[field])).toEqual([
      `content/areas.ts: the list: two of them have the same ${field}`,
    ]);
  },
);

test("a testimonial must be from a neighborhood that is served", () => {
  const [mistake] = mistakesWith("testimonials.ts", [0, "location"], "Tucson");
  expect(mistake).toContain(
    `content/testimonials.ts: 0.location: must be one of: ${areas[0].name}, `,
  );
});

test("the booking page may only name neighborhoods that are served", () => {
  const [mistake] = mistakesWith("sections.ts", ["bookNowWords", "areas", 0], "tucson");
  expect(mistake).toContain(
    `content/sections.ts: bookNowWords.areas.0: must be one of: ${areas[0].slug}, `,
  );
});

test("hours that open and close at the same time are a mistake", () => {
  expect(mistakesWith("business-facts.ts", ["hours", 0, "opens"], "18:00")).toEqual([
    "content/business-facts.ts: hours.0.opens: must be before the closing time",
  ]);
});

test("a build stops at mistakes and lists all of them", () => {
  const rules = z.object({ name: z.string("must be text"), year: z.int("must be a number") });
  expect(() => checkContent([{ file: "content/x.ts", rules, content: {} }])).toThrow(
    "The content has mistakes:\ncontent/x.ts: name: must be text\ncontent/x.ts: year: must be a number",
  );
});

/** The content with every value of it replaced. */
const withEvery = (content: unknown, change: (value: unknown) => unknown): unknown => {
  if (Array.isArray(content)) return content.map((value) => withEvery(value, change));
  if (typeof content !== "object" || content === null) return change(content);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withEvery(value, change)]),
  );
};

test.each<[what: string, change: (value: unknown) => unknown]>([
  ["nothing", () => undefined],
  ["a list", () => []],
  ["a negative number", () => -0.5],
  ["empty text", () => ""],
  ["very long text", () => long],
  ["a value of another type", (value) => (typeof value === "string" ? 0 : "zero")],
])("every mistake has our own wording, not the library's: %s", (_what, change) => {
  const said = contentFiles.flatMap((checked) => [
    ...contentMistakes([{ ...checked, content: change(checked.content) }]),
    ...contentMistakes([{ ...checked, content: withEvery(checked.content, change) }]),
  ]);
  expect(said.length).toBeGreaterThan(contentFiles.length);
  expect(said.filter((mistake) => mistake.includes("Invalid"))).toEqual([]);
});
