import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { indexed, pages, textBlocks } from "./testing/built-site.ts";

/** What people type when they look for this service. */
const searched = /dog poop|pooper scooper|dog waste removal/gi;

const count = (text: string) => text.match(searched)?.length ?? 0;
const description = ($: CheerioAPI) => $('meta[name="description"]').attr("content") ?? "";
const mainText = ($: CheerioAPI) => textBlocks($, "main").join(" ");

describe.each(indexed)("%s", (path, $) => {
  test("has the search words in its title, headline or description", () => {
    expect(count([$("title").text(), $("h1").text(), description($)].join(" "))).toBeGreaterThan(0);
  });

  test("has the search words on the page, but at most five times", () => {
    expect(count(mainText($))).toBeLessThanOrEqual(5);
    if (path !== "/privacy") expect(count(mainText($))).toBeGreaterThan(0);
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
