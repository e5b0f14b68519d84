import { brotliDecompressSync } from "node:zlib";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { commercialWords } from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { linkKeyOf, linkPath, tokenOf } from "#server/bookings/visitor-links.ts";
import { loadRenderer, loadSite } from "#server/http/built-site.ts";
import { withApp } from "#server/testing/app.ts";
import { fillBookNow, fillThankYou, thankYouAddress } from "./filled-pages.ts";

const site = loadSite("./dist");
const plain = site.get("/book-now");
if (!plain) throw new Error("the built site has no booking page");
const renderPage = await loadRenderer("./dist", site);
let time = Date.parse("2026-11-20T17:00:00.000Z");
const days = { clock: () => ({ now: new Date(), daysOff: [] }) };
const fillPage = fillBookNow({ site, renderPage, now: () => new Date() }, days);
const fill = (query: string) => fillPage("/book-now", query);

function open(query: string) {
  const copies = fill(query)?.copies;
  const $ = load(copies?.identity.body.toString() ?? "");
  const value = (name: string) => $(`[name="${name}"]`).val();
  return { copies, $, value };
}

const choices = serviceTypes.flatMap((plan) => dogCounts.map((dogs) => ({ plan, dogs })));

test.each(choices)("the page is filled in for %j, with its price", ({ plan, dogs }) => {
  const { $, value, copies } = open(`?${new URLSearchParams({ plan, dogs, zip: "85251" })}`);
  expect([value("serviceType"), value("numDogs"), value("zipCode")]).toEqual([plan, dogs, "85251"]);
  expect($("option[selected]").length).toBe(3);
  const price = priceWords(plan, dogs);
  expect($("output").text()).toContain(
    `${price.from}${price.perVisit} ${price.period}${price.month}, ${price.dogs}`,
  );
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/book-now$/);
  expect(copies?.identity.etag).toMatch(/^"[\w-]{22}"$/);
});

test("only the requested values and the times differ from the built page", () => {
  const built = load(plain.copies.identity.body.toString());
  const { $ } = open("?plan=weekly&zip=85251");
  $('[name="zipCode"]').attr("value", "");
  // The zip is answered as in the form.
  expect($(".fields-answer").text()).toContain("85251");
  for (const page of [$, built]) {
    page(".fields-answer, [data-reply-by], [data-phones-open]").empty();
    page("astro-island").removeAttr("props");
  }
  built("astro-island").contents().last().remove();
  expect($.html()).toBe(built.html());
});

test("a request for a commercial quote gets a matching headline", () => {
  const { $ } = open("?for=commercial&plan=bi-weekly");
  expect($("h1").text()).toBe(commercialWords.booking.headline);
  expect($("h1").prev().text()).toBe(commercialWords.booking.eyebrow);
  expect($("h1").next().text()).toBe(commercialWords.booking.lead);
  expect($("main").text()).not.toContain("$");
  expect(open("?plan=weekly").$("h1").text()).toBe(pages.bookNow.headline);
});

test.each(["?plan=twice-weekly", "?zip=85251"])(
  "the compressed copy of %s has the same content, and its own ETag",
  (query) => {
    const { identity, br } = open(query).copies ?? {};
    expect(brotliDecompressSync(br?.body ?? "").equals(identity?.body ?? Buffer.of())).toBe(true);
    const etags = [identity, br, plain.copies.identity, plain.copies.br].map((copy) => copy?.etag);
    expect(new Set(etags).size).toBe(4);
  },
);

test.each(["?plan=monthly&dogs=9&zip=8525%22", "?for=homes", "?utm_source=ad", "?"])(
  "%s is the page as it was built",
  (query) => expect(fill(query)).toBeUndefined(),
);

test("a filled page has the headers of the built page, and gets a 304 when its ETag matches", () =>
  withApp({ site, renderPage }, async ({ server }) => {
    const ask = (url: string, headers = {}) => server.inject({ url, headers });
    const page = await ask("/book-now", { "accept-encoding": "br" });
    for (const query of ["?plan=weekly", "?zip=85251", "?for=commercial"]) {
      const filled = await ask(`/book-now${query}`, { "accept-encoding": "br" });
      expect(filled.statusCode).toBe(200);
      for (const name of ["content-security-policy", "cache-control", "vary", "content-type"])
        expect(filled.headers[name]).toBe(page.headers[name]);
      const etag = filled.headers["etag"];
      expect(etag).not.toBe(page.headers["etag"]);
      const held = { "accept-encoding": "br", "if-none-match": etag };
      expect((await ask(`/book-now${query}`, held)).statusCode).toBe(304);
    }
    expect((await ask("/book-now/?plan=weekly")).headers.location).toBe("/book-now?plan=weekly");
    const post = await server.inject({ method: "POST", url: "/book-now?plan=weekly" });
    expect(post.statusCode).toBe(405);
  }));

test("in a flood of links the page goes out as it was built, and a moment later it is filled in again", () => {
  const fillSome = fillBookNow({ site, renderPage, now: () => new Date(time) }, days);
  const isFilled = () => fillSome("/book-now", "?plan=weekly") !== undefined;
  let filled = 0;
  while (isFilled()) filled += 1;
  expect(filled).toBe(100);
  time += 1000;
  expect(isFilled()).toBe(true);
});

const secret = "only for tests, thirty-two characters";
/** Friday, 10 AM. */
let now = new Date("2026-11-20T17:00:00.000Z");
const fillThanks = fillThankYou({ site, renderPage }, secret, {
  clock: () => ({ now, daysOff: [] }),
});
const id = "019aa2f4-5c00-7000-8000-000000000001";
const visit = linkPath(tokenOf(linkKeyOf(secret), { bookingId: id, generation: 0, mark: "" }));
const { line, linkSent, linkNotSent, pickDay } = bookingWords.confirmation;
const { ownPage, callFirst } = openWords;
const hearBy = "2026-11-20T18:00:00.000-07:00";

function openThanks(address: string) {
  const { pathname, search } = new URL(address, "https://site.example");
  const resource = fillThanks(pathname, search);
  return { ...resource, $: load(resource?.copies.identity.body ?? "") };
}

test("the page of thanks has the link, and what is still open; nobody stores it", () => {
  const { $, headers } = openThanks(thankYouAddress({ visit, callFirst: undefined, hearBy }));
  expect($("main").text()).toContain(line);
  expect($(`a[href="${visit}"]`).text()).toBe(pickDay);
  expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });

  expect($("main").text()).toContain(linkSent);
  const again = { visit, callFirst: undefined, hearBy, isEmailed: true };
  const emailed = openThanks(thankYouAddress(again)).$("main").text();
  expect(emailed).toContain(linkNotSent);
  expect(emailed).not.toContain(linkSent);

  const off = openThanks(thankYouAddress({ visit, callFirst: "offMap", hearBy })).$;
  expect(off(`a[href="${visit}"]`).text()).toBe(ownPage);
  expect(off("main").text()).toContain(callFirst.offMap);
});

test("it says when the visitor hears from the team, until that is over, and never later than promised", () => {
  const main = (by: string) =>
    openThanks(thankYouAddress({ visit, callFirst: undefined, hearBy: by }))
      .$("main")
      .text();
  expect(main(hearBy)).toContain(`${bookingWords.promise.hear} today by 6\u00a0PM`);
  const { promiseLater } = bookingWords.confirmation;
  const unsaid = `${promiseLater}, ${bookingWords.promise.channels}.`;
  for (const by of ["2026-11-22T18:00:00.000-07:00", "soon"]) expect(main(by)).toContain(unsaid);
  now = new Date("2026-11-21T01:00:00.000Z");
  expect(main(hearBy)).toContain(unsaid);
});

test("without a booking of ours it claims nothing", () => {
  for (const query of ["", "?visit=AAAAAAAAAAAAAAAAAAAAAA", `?visit=${visit.slice(7)}x`])
    expect(fillThanks("/thank-you", query), query).toBeUndefined();
  const built = load(site.get("/thank-you")?.copies.identity.body ?? "");
  expect(built("main").text()).not.toContain(line);
  expect(built("meta[name=description]").attr("content")).not.toMatch(/confirmed/i);
});
