import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildOf, loadSite } from "#server/http/built-site.ts";
import { siteRenderer } from "./render-site.ts";

const site = loadSite("dist");
const renderSite = siteRenderer("dist");
const { signal } = new AbortController();
const now = new Date(buildOf("dist").builtAt);
const visitors = [...site].filter(
  ([path, { headers }]) =>
    headers["content-type"]?.startsWith("text/html") && !path.startsWith("/inbox"),
);

test("with no day off every page is byte for byte the built one", async () => {
  expect((await renderSite({ now, daysOff: [] }, signal)).size).toBe(0);
});

test("a day off is on every page and in the structured data, and policies stay the same", async () => {
  const day = { from: "2199-01-05", to: "2199-01-05", reason: "Baja", phones: false };
  const clock = { now: new Date("2199-01-05T18:00:00.000Z"), daysOff: [day] };
  const pages = await renderSite(clock, signal);
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

test("a release without what renders is a plain error", () =>
  expect(siteRenderer("nowhere")({ now, daysOff: [] }, signal)).rejects.toThrow("not rendered"));
