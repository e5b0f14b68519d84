import { expect, test } from "vitest";
import type { AreaText } from "#content/area-schemas.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { citeArea, publisherOf, sourceLabel } from "./sources.ts";

const one = "https://one.example/a";
const two = "https://www.two.example/b/";
const anyText = areaText(areas[0].slug);
const text = {
  ...anyText,
  place: [
    { text: "A.", source: two },
    { text: "Z.", source: one },
    { text: "B.", check: true },
  ],
  yards: [{ text: "C.", source: two }],
  seasons: [{ text: "D.", source: one }],
  questions: [
    { question: "E?", answer: "E.", source: two },
    { question: "F?", answer: "F." },
  ],
  insights: {
    uniqueFeatures: ["a", "b", "c", "d"],
    localInsights: { text: "G.", source: "https://three.example/" },
    seasonalChallenges: "H.",
    communityHighlights: "I.",
    serviceFrequency: "J.",
  },
} satisfies AreaText;

test("each source has one number everywhere on the page, in order of appearance", () => {
  const { text: cited, sources } = citeArea(text);
  expect(sources).toEqual([two, one, "https://three.example/"]);
  expect(cited.place?.map(({ note }) => note)).toEqual([1, 2, undefined]);
  expect(cited.yards[0]?.note).toBe(1);
  expect(cited.seasons?.[0]?.note).toBe(2);
  expect(cited.insights?.localInsights).toMatchObject({ text: "G.", note: 3 });
  expect(cited.insights?.seasonalChallenges).toEqual({ text: "H." });
  expect(cited.questions.map(({ note }) => note)).toEqual([1, undefined]);
});

test("every source of a neighborhood has a publisher", () => {
  const sources = areas.flatMap(({ slug }) => citeArea(areaText(slug)).sources);
  expect(sources.filter((source) => publisherOf(source) === undefined)).toEqual([]);
});

test("a source is shown by its publisher and its shortened address", () => {
  expect(sourceLabel(two)).toBe("two.example/b");
  expect(sourceLabel(one)).toBe("one.example/a");
  expect(publisherOf("https://www3.epa.gov/npdes/pubs/ch4-6.htm")).toBe(
    "Environmental Protection Agency",
  );
  expect(publisherOf(two)).toBeUndefined();
});
