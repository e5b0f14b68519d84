import { expect, test } from "vitest";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { servedZips } from "#content/served-zips.ts";
import { contentMistakes } from "./mistakes.ts";

const files = import.meta.glob<object>("/content/{*,area-texts/*}.ts", { eager: true });

/** The mistakes reported for a content file with one value replaced. @param where such as "plans.ts: plans.0.title" */
function mistakesWith(where: string, value: unknown): string[] {
  const [file = "", path = ""] = where.split(": ");
  const content: object = JSON.parse(JSON.stringify(files[`/content/${file}`]));
  const keys = path.split(".");
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>((group, key) => Reflect.get(Object(group), key), content);
  Reflect.set(Object(parent), keys.at(-1) ?? "", value);
  return contentMistakes(file, content);
}

/** Where the words of a neighborhood are: "area-texts/troon.ts: troon". */
const wordsOf = (slug = "") =>
  `area-texts/${slug}.ts: ${Object.keys(files[`/content/area-texts/${slug}.ts`] ?? {})}`;

const here = areas[0];
const elsewhere = areas.findLast(({ zips }) => zips.length > 0) ?? here;
const words = wordsOf(here.slug);
const insights = `${wordsOf(areas.find(({ slug }) => areaText(slug).insights)?.slug)}.insights`;
const isCopy = "must be the place itself, not a copy of it on another site";
const isAddress = "must be an address that begins with https://";

/** Each kind of message once; a form with all that nearly has it. */
test.each<[where: string, values: readonly unknown[], message: string]>([
  ["business.ts: business.name", [" "], "must not be empty"],
  [
    "contact.ts: contact.phone",
    ["555-0142", "x+14805550142", "+148055501420"],
    "must be +1 and ten digits",
  ],
  ["contact.ts: contact.email", ["hello"], "must be an email address"],
  ["business.ts: business.year", [1999], "must be at least 2025"],
  ["business.ts: business.remindHoursBefore", [0.5], "must be a whole number"],
  ["contact.ts: contact.rating.value", [0], "must be above zero"],
  ["contact.ts: contact.rating.value", [5.1], "must be at most 5"],
  [
    "business-facts.ts: hours.0.opens",
    ["07:000", "107:00", "24:00"],
    "must be a time such as 07:00",
  ],
  ["business-facts.ts: hours.0.opens", ["18:00"], "must be before the closing time"],
  ["business-facts.ts: holidays.0.month", [13], "must be at most 12"],
  ["business-facts.ts: address.region", ["AZB", "aAZ"], "must be two capitals such as AZ"],
  ["served-zips.ts: servedZips.0", ["185251", "8525"], "must be five digits"],
  ["route-plan.ts: visitWindows.usual.midday.starts", ["16:00"], "must be before the end"],
  ["plans.ts: plans.1.visitsPerYaer", [52], "is no name used here"],
  ["plans.ts: plans.1.visitsPerYear", [50], "must be 26, 52 or 104"],
  ["climate.ts: climate", [[]], "must have exactly 12 entries"],
  ["climate.ts: climate.0.sunrise", ["105:18", "7:000"], "must be a time such as 5:18"],
  ["map-lines.ts: lines.0.points.0.1", [-110.9, -113.1], "must be -113 to -111"],
  ["areas.ts: areas.0.coordinates.0", [32.9, 34.6], "must be 33 to 34.5"],
  ["areas.ts: areas.0.slug", ["old-town-", "Old Town"], "must be lower-case words and hyphens"],
  ["areas.ts: areas.0.scene.dog", ["flying"], "must be one of: standing, lying, sniffing"],
  ["areas.ts: areas.0.zips.0", elsewhere.zips, `counts for ${elsewhere.name} already`],
  ["areas.ts: areas.0.routeDays", [[]], "must have at least 1"],
  ["sections.ts: firstScoopStamp.top", ["THE FIRST SCOOP"], "must be at most 12 characters long"],
  ["sections.ts: bookNowWords.areas.0", ["tucson"], `must be one of: ${here.slug}, `],
  ["sample-reviews.ts: sampleReviews.0.location", ["Tucson"], `must be one of: ${here.name}, `],
  ["navigation.ts: quickLinks.0.href", ["blog"], "must begin with a slash"],
  ["commercial.ts: offerings.0.points", [[], ["a", "b", "c", "d", "e"]], "must have 1 to 4"],
  ["pages.ts: pages.home.description", ["Short."], "must be at least 50 characters long"],
  ["privacy.ts: privacyOwner.effectiveDate", ["soon"], "must be a day such as 2026-11-20"],
  ["climate.ts: climateSource.address", ["weather.gov", "see https://csq.com"], isAddress],
  [`${words}.questions.0.source`, ["https://a.org and https://b.org"], isAddress],
  [`${words}.yards.0`, [{ text: "A wash." }], "needs a source, or check: true until the owner"],
])("%s as any of %j is a mistake", (where, values, message) => {
  for (const value of values) {
    const reported = mistakesWith(where, value);
    const unnamed = reported.map((mistake) => mistake.replace(/ \([^)]*\)/, ""));
    expect(unnamed).toContainEqual(expect.stringContaining(`content/${where}: ${message}`));
  }
});

test.each([
  ["areas.ts: areas.0.slug", areas.at(-1)?.slug, "areas: two of them have the same slug"],
  ["areas.ts: areas.0.name", "", "areas.0.name: must not be empty"],
  ["areas.ts: areas.0.city", "", `areas.0 (${here.name}).city: must not be empty`],
  [
    "areas.ts: areas.0.city",
    "a".repeat(40),
    `areas.0 (${here.name}).name: must be shorter: the title of its page is over 60 characters long`,
  ],
  [
    `${insights}.localInsights`,
    { text: "A wash.", source: "https://yumpu.com/a" },
    `${insights.split(": ")[1]}.localInsights.source: ${isCopy}`,
  ],
  ["served-zips.ts: servedZips.0", "85023", "servedZips: two of them have the same digits"],
  [
    "served-zips.ts: servedZips",
    servedZips.filter((zip) => zip !== elsewhere.zips[0]),
    `servedZips: must have ${elsewhere.zips[0]}, the zip code of ${elsewhere.name}`,
  ],
  ["business-facts.ts: hours.1.days", ["Monday"], "hours: a day is in it twice"],
  ["plans.ts: plans.0.isPopular", true, "plans: exactly one plan must be the popular one"],
])("%s as %j is told of the entry or list that it makes wrong", (where, value, mistake) => {
  expect(mistakesWith(where, value)).toContain(`content/${where.split(": ")[0]}: ${mistake}`);
});

test.each([
  ["climate.ts: climate.0.sunrise", "10:05"],
  ["contact.ts: contact.rating", null],
  ["business-facts.ts: address", { street: "", locality: "Scottsdale", region: "AZ", zip: "" }],
])("%s may be %j", (where, value) => {
  expect(mistakesWith(where, value)).toEqual([]);
});

test.each([
  ["https://vdocument.in/dogs.html", true],
  ["https://phoenix.sitefinity.cloud/dogs", true],
  ["https://staging.phoenix.gov/dogs", true],
  ["https://www.phoenix.gov/staging.html", false],
  ["https://www.sitefinity.cloud.org/dogs", false],
  ["https://my.web-prod.org/dogs", false],
])("whether a source at %s would be a copy on another site: %s", (source, copy) => {
  const mistakes = mistakesWith(`${words}.yards.0`, { text: "A wash.", source });
  expect(mistakes.map((mistake) => mistake.includes(isCopy))).toEqual(copy ? [true] : []);
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
  expect(contentMistakes("x.ts", content)).toEqual([]);
  texts[10] += "a";
  expect(contentMistakes("x.ts", content)).toEqual([
    `content/x.ts: words.${name}.10: must be at most ${max} characters long`,
  ]);
});

test("only the street and the zip of the business may be empty", () => {
  const address = { street: "", zip: "", zipCode: "" };
  const empty = ["address.zipCode", ...Object.keys(address).map((key) => `branch.address.${key}`)];
  expect(contentMistakes("x.ts", { address, branch: { address } })).toEqual(
    empty.map((path) => `content/x.ts: ${path}: must not be empty`),
  );
});
