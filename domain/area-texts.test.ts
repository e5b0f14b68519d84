import { expect, test } from "vitest";
import { areaYards } from "#content/area-pages.ts";
import { areaScenes } from "#content/area-scenes.ts";
import { areaTexts } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import type { AreaText } from "#content/shapes.ts";

const texts: readonly AreaText[] = areas.map((area) => areaTexts[area.slug]);
const withInsights = [
  "old-town-scottsdale",
  "north-scottsdale",
  "mccormick-ranch",
  "desert-ridge",
  "paradise-valley-village",
  "anthem",
  "cave-creek",
];

const wordsOf = ({ lead, place, yards, seasons, questions, insights }: AreaText): string[] => [
  lead,
  ...[...place, ...yards, ...seasons].map((fact) => fact.text),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
  ...Object.values(insights ?? {}).flat(),
];

const sentencesOf = (text: AreaText): string[] =>
  wordsOf(text).flatMap((words) => words.split(/(?<=[.!?])\s+/));

test.each(areas)("the words of $name stand under its own slug", ({ slug }) => {
  expect(areaTexts[slug].slug).toBe(slug);
});

test.each(texts)("$slug has as much to say as its page has room for", (text) => {
  const { description, place, yards, seasons } = text;
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect([4, 5, 6]).toContain(place.length);
  expect([2, 3, 4]).toContain(yards.length);
  expect([2, 3]).toContain(seasons.length);
});

test("insights are told of exactly the seven neighborhoods that have them", () => {
  expect(texts.filter(({ insights }) => insights).map(({ slug }) => slug)).toEqual(withInsights);
});

test("no sentence is said twice, of whichever neighborhood", () => {
  const sentences = texts.flatMap(sentencesOf);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test.each(areas)("$name shows a ground under each of its facts about yards", ({ slug }) => {
  expect(areaYards[slug].grounds).toHaveLength(areaTexts[slug].yards.length);
});

test("no two neighborhoods have the same drawing", () => {
  const drawings = Object.values(areaScenes).map((scene) => JSON.stringify(scene));
  expect(new Set(drawings).size).toBe(areas.length);
});
