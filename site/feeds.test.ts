import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { plans } from "#content/plans.ts";
import { choicesIn } from "#domain/booking/options.ts";
import { weeklyHours } from "#domain/business-clock/weekly-hours.ts";
import { mailLink } from "#domain/contact.ts";
import { folder, indexed, pages, pngSize, siteUrl } from "./testing/built-site.ts";

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const xml = (path: string) => load(read(path), { xml: true });
const absolute = (path: string) => new URL(path, siteUrl).href;

test("the sitemap lists exactly the pages that may be indexed, each with its modification date", () => {
  const $ = xml("sitemap.xml");
  const listed = $("url > loc")
    .map((_, loc) => $(loc).text())
    .get();
  expect(listed.toSorted()).toEqual(indexed.map(([path]) => absolute(path)).toSorted());
  const days = $("url")
    .map((_, url) => $(url).children("lastmod").text())
    .get();
  const wrong = days.filter(
    (day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)),
  );
  expect(days).toHaveLength(listed.length);
  expect(wrong).toEqual([]);
});

test("a page has the same modification date in the sitemap and in its own data", () => {
  const $ = xml("sitemap.xml");
  const days = new Map(
    $("url")
      .get()
      .map((url) => [$(url).children("loc").text(), $(url).children("lastmod").text()]),
  );
  for (const [path, page] of indexed) {
    const [, said] =
      /"dateModified":"([^"]+)"/.exec(page('script[type="application/ld+json"]').text()) ?? [];
    expect(said, path).toBe(days.get(absolute(path)));
    if (path.startsWith("/blog/"))
      expect(page(`main time[datetime="${said}"]`).length, path).toBeGreaterThan(0);
  }
});

test("/llms.txt has prices, places, hours and how to book", () => {
  const text = read("llms.txt");
  for (const { pricePerVisit } of plans) expect(text).toContain(`$${pricePerVisit} `);
  for (const { slug } of areas) expect(text).toContain(`](${absolute(`/${slug}`)})`);
  for (const hours of weeklyHours()) expect(text).toContain(hours);
  expect(text).toContain("a request, not an appointment");
  const [, query = ""] = /\/book-now(\?plan=\S+)/.exec(text) ?? [];
  expect(choicesIn(query)).toEqual({ serviceType: "weekly", numDogs: "2", zipCode: "85251" });
  for (const [, address = ""] of text.matchAll(/\]\(([^)]+)\)/g)) {
    const { pathname } = new URL(address);
    expect(pages.has(pathname), pathname).toBe(true);
  }
});

// A crawler that may not read the inbox would not see its "noindex".
test("robots.txt names the sitemap and keeps every robot out of the API", () => {
  const lines = read("robots.txt").split("\n");
  expect(lines.filter((line) => line.startsWith("User-agent:"))).toEqual(["User-agent: *"]);
  expect(lines.filter((line) => line.startsWith("Disallow:")).toSorted()).toEqual([
    "Disallow: /api",
  ]);
  expect(lines).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
});

test("the feed holds both articles, newest first, with their titles and addresses", () => {
  const $ = xml("feed.xml");
  const items = $("item")
    .map((_, item) => ({
      title: $(item).children("title").text(),
      link: $(item).children("link").text(),
      day: Date.parse($(item).children("pubDate").text()),
    }))
    .get();
  const articles = indexed.filter(([path]) => path.startsWith("/blog/"));
  expect(items).toHaveLength(2);
  expect(items.map(({ link }) => link).toSorted()).toEqual(
    articles.map(([path]) => absolute(path)).toSorted(),
  );
  for (const { title, link } of items)
    expect(pages.get(new URL(link).pathname)?.("h1").text()).toBe(title);
  const days = items.map(({ day }) => day);
  expect(days).not.toContain(Number.NaN);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});

test("every page leads to the feed and the manifest", () => {
  for (const [, $] of pages) {
    expect($('link[type="application/rss+xml"]').attr("href")).toBe("/feed.xml");
    expect($('link[rel="manifest"]').attr("href")).toBe("/manifest.webmanifest");
  }
});

test("the manifest names the business, and its icons have the stated sizes", () => {
  const manifest = z
    .object({
      name: z.string(),
      start_url: z.string(),
      icons: z.array(
        z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() }),
      ),
    })
    .parse(JSON.parse(read("manifest.webmanifest")));
  expect(manifest.name).toBe(business.name);
  expect(pages.has(manifest.start_url)).toBe(true);
  const said = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(said.toSorted()).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe("image/png");
    expect(pngSize(src)).toBe(sizes);
  }
});

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
test("security.txt names a contact and expires less than a year after the build", () => {
  const file = ".well-known/security.txt";
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00.000Z)$/m.exec(read(file)) ?? [];
  expect(read(file).split("\n")).toEqual([
    `Contact: ${mailLink(business.email ?? "")}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(`/${file}`)}`,
    "",
  ]);
  const left = Date.parse(expires) - statSync(join(folder, file)).mtimeMs;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});
