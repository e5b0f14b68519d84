import { load } from "cheerio";
import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { linkKeyOf, linkPath, tokenOf } from "#server/bookings/visitor-links.ts";
import { loadRenderer, loadSite } from "#server/http/built-site.ts";
import { fillThankYou, thankYouAddress } from "./thank-you-page.ts";

const secret = "only for tests, thirty-two characters";
const site = loadSite("./dist");
/** Friday, 10 AM. */
let now = new Date("2026-11-20T17:00:00.000Z");
const days = { clock: () => ({ now, daysOff: [] }) };
const fill = fillThankYou({ site, renderPage: await loadRenderer("./dist", site) }, secret, days);
const id = "019aa2f4-5c00-7000-8000-000000000001";
const visit = linkPath(tokenOf(linkKeyOf(secret), { bookingId: id, generation: 0, mark: "" }));
const { line, pickDay } = bookingWords.confirmation;
const { ownPage, callFirst } = openWords;
const hearBy = "2026-11-20T18:00:00.000-07:00";

function open(address: string) {
  const { pathname, search } = new URL(address, "https://site.example");
  const resource = fill(pathname, search);
  return { ...resource, $: load(resource?.copies.identity.body ?? "") };
}

test("the page of thanks has the link, and what is still open; nobody stores it", () => {
  const { $, headers } = open(thankYouAddress({ visit, callFirst: undefined, hearBy }));
  expect($("main").text()).toContain(line);
  expect($(`a[href="${visit}"]`).text()).toBe(pickDay);
  expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });

  const off = open(thankYouAddress({ visit, callFirst: "offMap", hearBy })).$;
  expect(off(`a[href="${visit}"]`).text()).toBe(ownPage);
  expect(off("main").text()).toContain(callFirst.offMap);
});

test("it says when the visitor hears from the team, until that is over, and never later than promised", () => {
  const main = (by: string) =>
    open(thankYouAddress({ visit, callFirst: undefined, hearBy: by }))
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
    expect(fill("/thank-you", query), query).toBeUndefined();
  const built = load(site.get("/thank-you")?.copies.identity.body ?? "");
  expect(built("main").text()).not.toContain(line);
  expect(built("meta[name=description]").attr("content")).not.toMatch(/confirmed/i);
});
