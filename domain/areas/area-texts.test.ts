import { expect, test } from "vitest";
import type { AreaText } from "#content/area-schemas.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { factOf } from "#domain/content/sources.ts";

const texts = areas.map(({ slug }) => areaText(slug));
const wordsOf = (text: AreaText): string[] => {
  const { lead, call, plan, visit, place = [], yards, seasons = [], questions, insights } = text;
  const { check: _, ...steps } = visit;
  return [
    lead,
    plan,
    call,
    ...Object.values(steps),
    ...[...place, ...yards, ...seasons].map((fact) => fact.text),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...Object.values(insights ?? {})
      .flat()
      .map((insight) => factOf(insight).text),
  ];
};

/** Authorities that a text may only name together with its source. */
const authority =
  /CDC|EPA|Norfolk|Department of Health|State University|Weather Service|newspaper|Phoenix (averages|bars|code)|Carefree names|(City|city's|county's|County's|state|Arizona) (code|guide|law|page|rule)|association('s| explained)/;

test.each(texts)("the texts of $slug name no authority without its source", (text) => {
  const { place = [], yards, seasons = [], questions, insights } = text;
  const { uniqueFeatures: _, ...paragraphs } = insights ?? { uniqueFeatures: [] };
  const facts = [
    ...[...place, ...yards, ...seasons],
    ...questions.map(({ answer, source }) => ({ text: answer, ...(source && { source }) })),
    ...Object.values(paragraphs).map(factOf),
  ];
  const bare = facts.filter((fact) => authority.test(fact.text) && fact.source === undefined);
  expect(bare.map((fact) => fact.text)).toEqual([]);
});

const sentencesOf = (text: AreaText): string[] =>
  wordsOf(text).flatMap((words) => words.split(/(?<=[.!?])\s+/));

test("a neighborhood without words says which file is missing", () => {
  expect(() => areaText("sunrise-mesa")).toThrow(
    "content/area-texts/sunrise-mesa.ts: is missing, or has another slug, or content/area-texts.ts does not list it",
  );
});

test.each(texts)("$slug has facts about place and seasons, or insights", (text) => {
  const { place, seasons, insights } = text;
  for (const facts of [place, seasons]) expect(facts === undefined).toBe(insights !== undefined);
});

test("no sentence is used twice, not even for different neighborhoods", () => {
  const sentences = texts.flatMap(sentencesOf);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test("no two neighborhoods have the same drawing", () => {
  const drawings = areas.map(({ scene }) => JSON.stringify(Object.entries(scene).toSorted()));
  expect(new Set(drawings).size).toBe(areas.length);
});
