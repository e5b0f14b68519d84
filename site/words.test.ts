import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { indexed, pages, textBlocks } from "./testing/built-site.ts";

/** What people type when they look for this service. */
const searched = /dog poop|pooper scooper|dog waste removal/gi;

const countSearched = (text: string) => text.match(searched)?.length ?? 0;
const description = ($: CheerioAPI) => $('meta[name="description"]').attr("content") ?? "";
const mainText = ($: CheerioAPI) => textBlocks($, "main").join(" ");

describe.each(indexed)("%s", (path, $) => {
  test("has the search words in its title, headline or description", () => {
    expect(
      countSearched([$("title").text(), $("h1").text(), description($)].join(" ")),
    ).toBeGreaterThan(0);
  });

  test("has the search words on the page, but at most five times", () => {
    expect(countSearched(mainText($))).toBeLessThanOrEqual(5);
    if (path !== "/privacy") expect(countSearched(mainText($))).toBeGreaterThan(0);
  });
});

test.each(["dog poop", "pooper scooper", "dog waste removal"])(
  "at least five pages say %s",
  (words) => {
    const saying = indexed.filter(([, $]) => mainText($).toLowerCase().includes(words));
    expect(saying.length).toBeGreaterThanOrEqual(5);
  },
);

test.each(areas)("$name cannot be mistaken for another place of that name", ({ slug, ...area }) => {
  const $ = pages.get(`/${slug}`);
  const title = $?.("title").text() ?? "";
  expect(title).toContain(area.name);
  expect(title).toContain(area.city);
  expect(title).toMatch(/\bAZ\b/);
  expect($?.("h1").text()).toMatch(new RegExp(`^Dog poop cleanup in ${area.name}`));
  expect($?.("h1").text()).toContain(area.city);
});

const mostOnEveryPage = 15;
const wordsOfSentence = 5;
const mostShared = 1 / 3;

const countWords = (text: string) => text.split(" ").length;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The sentences of a page, headings and labels included, with its own name masked. */
const said = areas.map(({ name, slug }) => {
  const $ = pages.get(`/${slug}`);
  if (!$) throw new Error(`/${slug} is not built`);
  const sentences = textBlocks($, "main").flatMap((text) =>
    text.replaceAll(name, "{area}").split(/(?<=[.!?])\s+/),
  );
  return { name, sentences };
});

const pagesWith = Map.groupBy(
  said.flatMap(({ sentences }) => [...new Set(sentences)]),
  (sentence) => sentence,
);
const timesFound = (sentence: string) => pagesWith.get(sentence)?.length ?? 0;

test(`at most ${mostOnEveryPage} sentences are the same on every neighborhood's page`, () => {
  const everywhere = [...pagesWith.keys()].filter(
    (sentence) => countWords(sentence) >= wordsOfSentence && timesFound(sentence) === areas.length,
  );
  console.info(`On every page: ${everywhere.length}\n${everywhere.join("\n")}`);
  expect(everywhere.length).toBeLessThanOrEqual(mostOnEveryPage);
});

test("at most a third of a neighborhood's words are also on another neighborhood's page", () => {
  const shares = said
    .map(({ name, sentences }) => ({
      name,
      share:
        sum(sentences.filter((sentence) => timesFound(sentence) > 1).map(countWords)) /
        sum(sentences.map(countWords)),
    }))
    .toSorted((one, other) => other.share - one.share);
  const percent = ({ name, share }: { name: string; share: number }) =>
    `${name} ${(share * 100).toFixed(1)} %`;
  console.info(`Shared words: ${shares.map(percent).join(", ")}`);
  for (const { name, share } of shares) expect(share, name).toBeLessThanOrEqual(mostShared);
});
