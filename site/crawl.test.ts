import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { addOns, referralReward } from "#content/extras.ts";
import { additionalDogPrice, firstVisitPrice, plans } from "#content/plans.ts";
import { dogCounts } from "#domain/booking-options.ts";
import { formatPhone } from "#domain/phone.ts";
import { quote } from "#domain/quote.ts";
import { yearlyPrice } from "#domain/yearly-price.ts";

const folder = "dist/site";
if (!existsSync(folder))
  throw new Error('The crawl reads the built site: run "npm run build" first');

const pages = new Map<string, CheerioAPI>(
  globSync("**/*.html", { cwd: folder }).map((file) => [
    `/${file}`.replace(/(index)?\.html$/, ""),
    load(readFileSync(join(folder, file), "utf8")),
  ]),
);

const links = ($: CheerioAPI) =>
  $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();
const internal = ($: CheerioAPI) => links($).filter((href) => /^[/#]/.test(href));
const isIndexed = ($: CheerioAPI) => $('meta[name="robots"][content*="noindex"]').length === 0;
const indexed = [...pages].filter(([path, $]) => isIndexed($) && path !== "/404");

/** Every amount that stands in the price table or follows from it. */
const prices = new Set<number>([
  firstVisitPrice,
  additionalDogPrice,
  referralReward,
  ...addOns.map(({ price }) => price),
  ...plans.flatMap(({ serviceType }) =>
    dogCounts.flatMap((dogs) => {
      const { perVisit, perMonth } = quote(serviceType, dogs);
      return [perVisit, perMonth, yearlyPrice(serviceType, dogs).dollars];
    }),
  ),
]);

test("the site has all its pages", () => {
  expect(indexed.length).toBe(29);
});

describe.each([...pages])("%s", (path, $) => {
  test("leads to pages and anchors that exist", () => {
    const broken = internal($).filter((href) => {
      const [to = "", anchor] = href.split("#");
      const page = pages.get(to || path);
      if (!page) return !existsSync(join(folder, to));
      return anchor !== undefined && page(`[id="${anchor}"]`).length !== 1;
    });
    expect(broken).toEqual([]);
  });

  test("has one h1 and headings in order", () => {
    expect($("h1").length).toBe(1);
    const levels = $("h1, h2, h3, h4, h5, h6")
      .map((_, heading) => Number(heading.tagName.slice(1)))
      .get();
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(skips).toEqual([]);
  });

  test("has its metadata", () => {
    const content = (name: string) =>
      $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");
    const title = $("title").text();
    const description = content("description") ?? "";
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect($('link[rel="canonical"]').attr("href")).toMatch(/^https?:\/\//);
    expect(content("og:title")).toBe(title);
    expect(content("og:description")).toBe(description);
    expect(content("twitter:card")).toBe("summary_large_image");
    const picture = new URL(content("og:image") ?? "");
    expect(existsSync(join(folder, picture.pathname))).toBe(true);
  });

  test("states no price that neither stands in the table nor follows from it", () => {
    $("script, style").remove();
    const description = $('meta[name="description"]').attr("content") ?? "";
    const said = `${$("body").text()} ${description}`.matchAll(/\$(\d{1,3}(?:,\d{3})+|\d+)/g);
    const wrong = [...said].filter(
      ([, amount = ""]) => !prices.has(Number(amount.replaceAll(",", ""))),
    );
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  test("names no other telephone", () => {
    const numbers =
      $("body")
        .text()
        .match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    expect(new Set(numbers)).toEqual(new Set([formatPhone(business.phone)]));
    for (const href of links($).filter((one) => one.startsWith("tel:")))
      expect(href).toBe(`tel:${business.phone}`);
  });
});

test("the built HTML has no style attribute, and quotes its attributes", () => {
  for (const path of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(join(folder, path), "utf8").replace(
      /<(script|style)[^>]*>.*?<\/\1>/gs,
      "",
    );
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.filter((tag) => / style=/.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\s[\w-]+=[^"'\s]/.test(tag.replace(/"[^"]*"/g, '""')))).toEqual(
      [],
    );
  }
});

test("no two pages share a title or a description", () => {
  for (const selector of ["title", 'meta[name="description"]']) {
    const texts = indexed.map(([, $]) => $(selector).attr("content") ?? $(selector).text());
    expect(new Set(texts).size).toBe(indexed.length);
  }
});

test("every page is reached from home within three clicks", () => {
  let reached = new Set(["/"]);
  for (let click = 0; click < 3; click += 1)
    reached = new Set(
      [...reached].flatMap((path) => {
        const page = pages.get(path);
        return [path, ...(page ? internal(page) : [])].map((href) => href.split("#")[0] ?? href);
      }),
    );
  expect(indexed.map(([path]) => path).filter((path) => !reached.has(path))).toEqual([]);
});
