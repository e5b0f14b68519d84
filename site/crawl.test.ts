import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { commercialButton } from "#content/commercial.ts";
import { addOns, referralReward } from "#content/extras.ts";
import { areaPage, pages as pageWords } from "#content/pages.ts";
import { additionalDogPrice, firstVisitPrice, plans, planWords } from "#content/plans.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { priceWords, quote } from "#domain/booking/prices.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { policyOf } from "./build/finish.ts";
import {
  folder,
  indexed,
  ownersPages,
  pages,
  pngSize,
  siteUrl,
  textBlocks,
} from "./testing/built-site.ts";

const phone = business.phone ?? "";

const links = ($: CheerioAPI) =>
  $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();
const internal = ($: CheerioAPI) => links($).filter((href) => /^[/#]/.test(href));
/** Every amount in the price table or computed from it. */
const prices = new Set<number>([
  firstVisitPrice,
  additionalDogPrice,
  referralReward,
  ...addOns.map(({ price }) => price),
  ...plans.flatMap(({ serviceType }) =>
    dogCounts.flatMap((dogs) => {
      const { perVisit, perMonth } = quote(serviceType, dogs);
      return [perVisit, perMonth];
    }),
  ),
]);

const amounts = (text: string) =>
  [...text.matchAll(/\$(\d{1,3}(?:,\d{3})+|\d+)/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(",", "")),
  );

/** All text of a page, part by part: its title, its descriptions, its body. */
const saidOn = ($: CheerioAPI) => [
  ...$('title, meta[name="description"], meta[property^="og:"]')
    .map((_, element) => $(element).attr("content") ?? $(element).text())
    .get(),
  ...textBlocks($, "body"),
];

const twoDogsWeekly = quote("weekly", "2").perVisit;
/** Something else may cost as much. */
const isTwoDogs = (amount: number) =>
  amount === twoDogsWeekly &&
  ![referralReward, ...addOns.map(({ price }) => price)].includes(amount);

/** The structured data of each page. Pages with noindex have none. */
const things = new Map<string, readonly string[]>([
  ["/", ["LocalBusiness", "WebSite"]],
  ["/book-now", ["Service", "WebPage", "BreadcrumbList"]],
  ["/pricing", ["Service", "WebPage", "BreadcrumbList"]],
  ["/commercial-services", ["Service", "WebPage", "BreadcrumbList"]],
  ["/blog", ["WebPage", "BreadcrumbList"]],
  ["/privacy", ["WebPage", "BreadcrumbList"]],
  ...areas.map(({ slug }) => [`/${slug}`, ["Service", "WebPage", "BreadcrumbList"]] as const),
  ...indexed
    .filter(([path]) => path.startsWith("/blog/"))
    .map(([path]) => [path, ["BlogPosting", "BreadcrumbList"]] as const),
]);
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

const headers = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync("dist/headers.json", "utf8")));

const secret = new Set(["/visit", "/visit-ended"]);

test("the site has all its pages", () => {
  const articles = readdirSync("content/blog");
  expect(indexed.filter(([path]) => path.startsWith("/blog/"))).toHaveLength(articles.length);
  expect(indexed.map(([path]) => path).toSorted()).toEqual([...things.keys()].toSorted());
});

describe.each([...pages])("%s", (path, $) => {
  test("follows its policy", () => {
    expect(headers[path]?.["content-security-policy"]).toBe(policyOf($.html()));
    // What is run or styled only by a policy that allows it.
    expect($("[style], script:not([src], [type$=json])")).toHaveLength(0);
    expect($.html()).not.toMatch(/<\w[^>]* on\w+=/);
  });

  test("leads to pages and anchors that exist", () => {
    const broken = internal($).filter((href) => {
      const [address = "", anchor] = href.split("#");
      const [to = ""] = address.split("?");
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
    // Filled in at secret addresses, which nothing on the page may name.
    if (secret.has(path)) {
      expect($('link[rel="canonical"], meta[property="og:url"]').length).toBe(0);
      return;
    }
    const address = new URL(path, siteUrl).href;
    expect($('link[rel="canonical"]').attr("href")).toBe(address);
    expect(content("og:url")).toBe(address);
    expect(content("og:title")).toBe(title);
    expect(content("og:description")).toBe(description);
    expect(content("twitter:card")).toBe("summary_large_image");
    const picture = new URL(content("og:image") ?? "");
    expect(picture.origin).toBe(siteUrl);
    expect(pngSize(picture.pathname)).toBe("1200x630");
  });

  test("states only prices that are in the table or follow from it", () => {
    const wrong = amounts(saidOn($).join(" ")).filter((amount) => !prices.has(amount));
    expect(wrong).toEqual([]);
  });

  test("states the weekly price for two dogs only where it mentions two dogs", () => {
    const said = saidOn($).flatMap((text) => text.split(/(?<=[.!?])\s+/));
    const wrong = said.filter((sentence, index) => {
      // A price on its own line belongs to the line above it.
      const above = /^\$\d+( |$)/.test(sentence) ? said[index - 1] : "";
      const saysTwo = /\b(2|two) dogs\b/i.test(`${above} ${sentence}`);
      return amounts(sentence).some(isTwoDogs) && !saysTwo;
    });
    expect(wrong).toEqual([]);
  });

  test("has the right structured data, without reviews or ratings", () => {
    const data = $('script[type="application/ld+json"]')
      .map((_, script) => $(script).text())
      .get();
    const said = data.flatMap((text) => graph.parse(JSON.parse(text))["@graph"]);
    expect(said.map((thing) => thing["@type"])).toEqual(things.get(path) ?? []);
    expect(data.join().match(/"[^"]*(review|rating)[^"]*":|"@type":"[^"]*(review|rating)/gi)).toBe(
      null,
    );
  });

  test("names no other phone number", () => {
    const numbers =
      $("body")
        .text()
        .match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    expect(new Set(numbers)).toEqual(new Set([formatPhone(phone)]));
    for (const href of links($).filter((one) => one.startsWith("tel:")))
      expect(href).toBe(`tel:${phone}`);
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
    const texts = [...pages.values()].map(($) => $(selector).attr("content") ?? $(selector).text());
    expect(new Set(texts).size).toBe(pages.size);
  }
});

test("each article is reached from at least six pages, not counting the lists", () => {
  for (const [path] of indexed.filter(([one]) => one.startsWith("/blog/"))) {
    const from = indexed.filter(([, $]) => $(`main a[href="${path}"]`).length > 0);
    expect(from.length, path).toBeGreaterThanOrEqual(6);
  }
});

test("the middle of a neighborhood's breadcrumbs leads to its region's own list", () => {
  for (const { slug, region } of areas) {
    const middle = pages.get(`/${slug}`)?.('nav[aria-label="Breadcrumb"] li:nth-child(2) a');
    const list = pages.get("/")?.(`[id="${middle?.attr("href")?.split("#")[1]}"]`);
    expect(list?.find("h3").text()).toBe(region);
    expect(list?.find(`a[href="/${slug}"]`).length, slug).toBe(1);
  }
});

const linksIn = (path: string, selector: string) => {
  const $ = pages.get(path);
  const found = $?.(selector).toArray() ?? [];
  return found.map((link) => $?.(link).attr("href"));
};

test("every plan's button opens the form on its plan, and the quote's button asks for a quote", () => {
  for (const path of ["/", "/pricing"])
    for (const { title, serviceType } of plans)
      expect(linksIn(path, `main a[aria-label="${planWords.button}: ${title}"]`), path).toEqual([
        `/book-now?plan=${serviceType}`,
      ]);
  const quotes = linksIn("/commercial-services", `main a:contains(${commercialButton})`);
  expect(new Set(quotes)).toEqual(new Set(["/book-now?for=commercial"]));
});

test("every page's drawer leads to all neighborhoods, home, blog, form and telephone, its footer to privacy", () => {
  const neighborhoods = areas.map(({ slug }) => `/${slug}`);
  for (const [path] of indexed) {
    expect(linksIn(path, "#drawer a"), path).toEqual(
      expect.arrayContaining([...neighborhoods, "/", "/blog", "/book-now", `tel:${phone}`]),
    );
    expect(linksIn(path, "footer a"), path).toContain("/privacy");
  }
});

test("every neighborhood has a named dot on the map, and a page with its region above its headline", () => {
  const home = pages.get("/");
  const dots = home?.("#map a").toArray() ?? [];
  const named = dots.map((dot) => [home?.(dot).text(), home?.(dot).attr("href")]);
  expect(named).toHaveLength(areas.length);
  for (const area of areas) {
    expect(named).toContainEqual([area.name, `/${area.slug}`]);
    const headline = pages.get(`/${area.slug}`)?.("main h1");
    expect(headline?.text()).toBe(areaPage(area).headline);
    expect(headline?.prev("nav").text()).toContain(area.region);
  }
});

test("a neighborhood's price example is worded as the form's price", () => {
  for (const { slug, example } of areas) {
    const { from, perVisit } = priceWords(example.serviceType, example.dogs);
    const questions = pages.get(`/${slug}`)?.("#faq").text();
    expect(questions, slug).toContain(from + perVisit);
  }
});

test("an unknown address leads home, and a link that has ended to the telephone", () => {
  const $ = pages.get("/404");
  expect($?.("h1").text()).toBe(pageWords.notFound.headline);
  expect(linksIn("/404", "main a")).toContain("/");
  expect(pages.get("/visit-ended")?.("main").text()).toContain(formatPhone(phone));
});

test("the page of a form that came back does not claim that something was typed or lost, when opened directly", () => {
  const $ = pages.get("/booking-problem");
  expect($?.("html").text()).not.toMatch(/you typed|is lost|One or two/i);
  expect($?.("meta[name=description]").attr("content")).not.toMatch(/typed|lost/);
});

test("every page is reached from home within three clicks", () => {
  let reached = new Set(["/"]);
  for (let click = 0; click < 3; click += 1)
    reached = new Set(
      [...reached].flatMap((path) => {
        const page = pages.get(path);
        return [path, ...(page ? internal(page) : [])].map((href) => href.split(/[?#]/)[0] ?? href);
      }),
    );
  expect(indexed.map(([path]) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test.each(ownersPages)(
  "%s is not indexed, no public page or file links to it, and it works under the security policy",
  (path, $) => {
    expect($('meta[name="robots"]').attr("content")).toContain("noindex");
    for (const [visitors, page] of pages)
      expect(page(`[href^="${path}"]`), `links on ${visitors}`).toHaveLength(0);
    for (const file of ["sitemap.xml", "robots.txt", "speculation.json", "manifest.webmanifest"])
      expect(readFileSync(join(folder, file), "utf8")).not.toContain(path);
    expect($("[style], script:not([src], [type$=json])")).toHaveLength(0);
    expect($("noscript").text()).toContain("JavaScript");
    expect(headers[path]).toHaveProperty("content-security-policy");
  },
);
