import { expect, test } from "vitest";
import { checkContent, contentFiles, contentMistakes } from "./content.ts";

test("the content as it stands has no mistakes", () => {
  expect(contentMistakes()).toEqual([]);
  expect(checkContent).not.toThrow();
});

type Key = string | number;

/** What is said of a file of content in which one value is another: `undefined` leaves it out. */
function mistakesWith(name: string, path: readonly Key[], value: unknown): string[] {
  const checked = contentFiles.find(({ file }) => file === `content/${name}.ts`);
  if (!checked) throw new Error(`No rules for content/${name}.ts`);
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

test.each<[file: string, path: readonly Key[], value: unknown, message: string]>([
  ["business", ["phone"], "555-0142", "phone: must be +1 and ten digits"],
  ["business", ["email"], "hello", "email: must be an e-mail address"],
  ["business", ["name"], " ", "name: must not be empty"],
  ["business", ["year"], 1999, "year: must be 2025 or later"],
  ["business", ["replyWithinHours"], 0, "replyWithinHours: must be above zero"],
  ["business", ["rating", "value"], 5.1, "rating.value: must be at most 5"],
  ["business", ["rating"], undefined, "rating: is missing or is no group of fields"],
  ["business", ["claims", "reply"], 24, "claims.reply: must be text"],
  ["business-facts", ["hours", 0, "opens"], "7 am", "hours.0.opens: must be a time such as 07:00"],
  [
    "business-facts",
    ["hours", 1, "opens"],
    "17:00",
    "hours.1.opens: must be before the closing time",
  ],
  ["business-facts", ["hours", 1, "days"], ["Monday"], "hours: a day stands in it twice"],
  ["business-facts", ["servedZips", 0], "8502", "servedZips.0: must be five digits"],
  ["business-facts", ["servedZips", 0], "85023", "servedZips: two of them have the same digits"],
  ["business-facts", ["structuredDataAreas", 7], undefined, "structuredDataAreas.7: must be text"],
  [
    "business-facts",
    ["structuredDataAreas"],
    ["Scottsdale"],
    "structuredDataAreas: must have exactly 8 entries",
  ],
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
    ["storedData", "bookings", "special_requests"],
    undefined,
    "storedData.bookings.special_requests: needs its use and the name that the privacy page gives it",
  ],
  [
    "privacy",
    ["storedData", "bookings", "phone"],
    ["fun", "phone number"],
    "storedData.bookings.phone.0: needs its use and the name that the privacy page gives it",
  ],
  [
    "privacy",
    ["privacyOwner", "effectiveDate"],
    "soon",
    "privacyOwner.effectiveDate: must be a day such as 2026-11-20",
  ],
  ["climate", ["climate"], [], "climate: must have exactly 12 entries"],
  ["climate", ["climate", 0, "sunrise"], "dawn", "climate.0.sunrise: must be a time such as 5:18"],
  ["areas", [0, "region"], "Tucson", "0.region: must be one of: Scottsdale, North Phoenix"],
  ["areas", [0, "slug"], "Old Town", "0.slug: must be lower-case words and hyphens"],
  ["areas", [0, "name"], "Troon", "the list: two of them have the same name"],
  [
    "area-texts/troon",
    ["description"],
    "Short.",
    "description: must be at least 50 characters long",
  ],
  ["area-texts/troon", ["lead"], long, "lead: must be at most 200 characters long"],
  ["area-texts/troon", ["slug"], "anthem", 'slug: must be "troon"'],
  ["area-texts/troon", ["updated"], "today", "updated: must be a day such as 2026-11-20"],
  ["area-texts/troon", ["seasons"], [], "seasons: must have 2 to 3 entries"],
  ["area-texts/troon", ["questions"], [], "questions: must have exactly 2 entries"],
  [
    "area-texts/troon",
    ["place", 0, "source"],
    "csq.com",
    "place.0.source: must be an address that begins with https://",
  ],
  [
    "area-texts/troon",
    ["place", 0, "source"],
    undefined,
    "place.0: needs a source, or check: true until the owner has confirmed it",
  ],
  [
    "area-texts/troon",
    ["insights"],
    {},
    "insights: must be left out: only seven neighborhoods have insights",
  ],
  ["area-texts/anthem", ["insights"], undefined, "insights: is missing or is no group of fields"],
  [
    "geography",
    ["areaCoordinates", "troon"],
    [33.7],
    "areaCoordinates.troon: must be latitude and longitude",
  ],
  [
    "geography",
    ["areaCoordinates", "troon"],
    undefined,
    "areaCoordinates.troon: must be latitude and longitude",
  ],
  [
    "geography",
    ["areaCoordinates", "troon", 1],
    111.8,
    "areaCoordinates.troon.1: must be -113 to -111 degrees",
  ],
  [
    "geography",
    ["areaCoordinates", "tucson"],
    [33.7, -112],
    "areaCoordinates: must have a place for each of the areas, and for no other",
  ],
  [
    "area-pages",
    ["areaYards", "troon", "grounds"],
    ["lawn"],
    "areaYards.troon.grounds: must be as many as the neighborhood has facts about yards",
  ],
  ["proofs", ["license"], "", "license: must not be empty"],
  ["testimonials", [0, "rating"], 4, "0.rating: must be 5"],
  ["testimonials", [0, "name"], "Nicole F.", "the list: two of them have the same name"],
  ["pages", ["home", "title"], long, "home.title: must be at most 60 characters long"],
  ["sections", ["benefits", 0, "title"], undefined, "benefits.0.title: must be text"],
  ["faqs", ["homeQuestions"], [], "homeQuestions: must have exactly 7 entries"],
  ["faqs", ["areaQuestions", "Troon"], [], "areaQuestions.Troon: must have exactly 2 entries"],
  ["commercial", ["offerings", 0, "points"], [], "offerings.0.points: must have 3 to 4 entries"],
  [
    "service-steps",
    ["serviceCards", 0, "icon"],
    "sun",
    "serviceCards.0.icon: must be one of: home, shield, calendar",
  ],
  ["service-steps", ["serviceSteps"], "four", "serviceSteps: must be a list"],
  ["navigation", ["quickLinks", 0, "href"], "blog", "quickLinks.0.href: must begin with a slash"],
  ["booking", ["confirmation.close"], "", "confirmation.close: must not be empty"],
  ["own-cost", ["sum"], "", "sum: must not be empty"],
  ["pictures", ["map.scale"], "", "map.scale: must not be empty"],
  ["search", ["pictureLines", "area"], "", "pictureLines.area: must not be empty"],
])("content/%s.ts: %s as %j is a mistake that names itself", (file, path, value, message) => {
  expect(mistakesWith(file, path, value)).toContain(`content/${file}.ts: ${message}`);
});

test("a testimonial is from a neighborhood that is served", () => {
  const [mistake] = mistakesWith("testimonials", [0, "location"], "Tucson");
  expect(mistake).toMatch(/^content\/testimonials\.ts: 0\.location: must be one of: Old Town/);
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
  ["what is of another kind", (value) => (typeof value === "string" ? 0 : "zero")],
])("no rule falls back on words that nobody wrote: %s", (_what, change) => {
  const said = contentFiles.flatMap((checked) => [
    ...contentMistakes([{ ...checked, content: change(checked.content) }]),
    ...contentMistakes([{ ...checked, content: withEvery(checked.content, change) }]),
  ]);
  expect(said.length).toBeGreaterThan(contentFiles.length);
  expect(said.filter((mistake) => mistake.includes("Invalid"))).toEqual([]);
});
