import { load } from "cheerio";
import { expect, test } from "vitest";
import { claimWords } from "#content/claims.ts";
import { claimNames } from "#content/schemas.ts";
import { buildOf, loadSite } from "#server/http/built-site.ts";
import { everything } from "#site/render/everything.ts";
import { siteRenderer } from "./render-site.ts";

const site = loadSite("dist");
const renderSite = siteRenderer("dist");
const now = new Date(buildOf("dist").builtAt);
const visitors = [...site].filter(
  ([path, { headers }]) =>
    headers["content-type"]?.startsWith("text/html") && !path.startsWith("/inbox"),
);

test("with no day off every page is byte for byte the built one", async () => {
  expect((await renderSite({ now, daysOff: [], changes: {} })).size).toBe(0);
});

test("a day off is on every page and in the structured data, and policies stay the same", async () => {
  const day = { from: "2199-01-05", to: "2199-01-05", reason: "Baja", phones: false };
  const clock = { now: new Date("2199-01-05T18:00:00.000Z"), daysOff: [day] };
  const pages = await renderSite({ ...clock, changes: {} });
  const styles = (html: string) => html.match(/<style>.*?<\/style>/gs);
  expect(visitors.length).toBeGreaterThan(30);
  for (const [path, { copies }] of visitors) {
    const html = pages.get(path)?.identity.body.toString() ?? "";
    const $ = load(html);
    expect($("#contact").text(), path).toContain("Closed: Jan\u00a05;");
    expect(html, path).not.toContain("Baja");
    expect(styles(html), path).toEqual(styles(copies.identity.body.toString()));
  }
  const home = load(pages.get("/")?.identity.body.toString() ?? "");
  const data = JSON.parse(home('script[type="application/ld+json"]').text());
  expect(data["@graph"][0].specialOpeningHoursSpecification[0].validFrom).toBe(day.from);
});

test("what the owner changed is on every page that says it, with styles, and in its scripts' data", async () => {
  const changes = {
    ...everything,
    "plans.weekly.pricePerVisit": 27,
    "pages.home.headline": "Another headline",
    "faqs.home": [{ question: "How much?", answer: "{weekly} </script> a week." }],
  };
  const pages = await renderSite({ now, daysOff: [], changes });
  const textOf = (path: string) => pages.get(path)?.identity.body.toString() ?? "";
  for (const [path] of visitors) {
    expect(textOf(path), path).toContain(everything.notice.text);
    expect(textOf(path), path).toContain("[--header:0px]");
    expect(textOf(path), path).toMatch(/<style>[^<]*\.below-header\{/);
  }
  const $ = load(textOf("/"));
  expect(JSON.parse($("#own").text())).toMatchObject({ "plans.weekly.pricePerVisit": 27 });
  const picture = new URL($('meta[property="og:image"]').attr("content") ?? "").pathname;
  expect([picture, site.has(picture)]).toEqual(["/social/home-wordless.png", true]);
  expect($('meta[property="og:image:alt"]').attr("content")).not.toContain("It says");
  expect($("#faq").text()).toContain("$27 </script> a week.");
  expect($("#testimonials").text()).toContain("Neighbor 0");
  expect($(`img[src="${everything["photos.portrait"].url}"]`)).toHaveLength(3);
  for (const path of ["/pricing", "/book-now", "/grayhawk", "/llms.txt"]) {
    expect(textOf(path), path).toMatch(/\$27\b/);
    expect(textOf(path), path).not.toMatch(/\$24\b/);
  }
  expect(textOf("/notices/unavailable")).toContain("tel:+14802345678");
  expect(textOf("/llms.txt")).toContain("(480) 234-5678");
});

test("with all claims switched off no page and no file for assistants makes one", async () => {
  const changes = Object.fromEntries(claimNames.map((name) => [`claims.${name}`, false]));
  const pages = await renderSite({ now, daysOff: [], changes });
  const made = Object.values(claimWords).flatMap((wordings) => Object.values(wordings));
  expect(pages.size).toBeGreaterThan(30);
  for (const [path, { identity }] of pages) {
    // The inbox and the scripts' data have the words that are switched off.
    if (path.startsWith("/inbox")) continue;
    const text = identity.body.toString().toLowerCase();
    expect(
      made.filter((words) => text.includes(words.toLowerCase())),
      path,
    ).toEqual([]);
    expect(text, path).not.toContain("∅");
  }
});

test("a release without what renders is a plain error", () =>
  expect(siteRenderer("nowhere")({ now, daysOff: [], changes: {} })).rejects.toThrow(
    "not rendered",
  ));
