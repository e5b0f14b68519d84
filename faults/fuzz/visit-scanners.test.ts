import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { openStore } from "#server/open-store.ts";
import { testSite, withApp } from "#server/testing/app.ts";
import { everyRow } from "#server/testing/every-row.ts";
import { inLanes, report, sample } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/places.ts";
import { type VisitorPage, visitorPages } from "#server/testing/visitor-pages.ts";
import { sunday } from "#server/testing/visits.ts";

const count = amount({ short: 300, full: 10_000 });
const secret = "only for tests, thirty-two characters";

const newPlace = newPlaces();

const form = { "content-type": "application/x-www-form-urlencoded" };
const html = testSite.get("/");
if (!html) throw new Error("no page");
const site = new Map([...testSite, ["/visit", html], ["/visit-ended", html]]);

/** What the page's forms would send, for each of their actions. */
const presses = ({ seen }: VisitorPage) =>
  [
    ...["act=cancel", "act=erase", "act=link", "act=day&slot=2026-11-30+07:00-11:00"],
    ...["act=reach&reachBy=text", "act=plan&numDogs=1&serviceType=bi-weekly"],
    ...["act=gate&gateNote=4711&specialRequests=x", "act=data&firstName=Mallory"],
  ].map((press) => `${press}&seen=${seen}`);

/** What programs do with the links in an email, without any person pressing anything. */
function scannerRequest(pages: readonly VisitorPage[]): fc.Arbitrary<InjectOptions> {
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    { purpose: "prefetch", "x-moz": "prefetch" },
    { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "same-origin" },
    { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" },
    { "user-agent": "Microsoft Office Existence Discovery", accept: "*/*" },
    { "x-http-method-override": "POST", "x-http-method": "POST", "x-method-override": "POST" },
    { "if-none-match": "*", range: "bytes=0-99" },
    { referer: "https://mail.example/inbox", "sec-fetch-site": "cross-site" },
  );
  return fc.constantFrom(...pages).chain((page) => {
    const press = fc.constantFrom(...presses(page));
    const url = fc
      .tuple(
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(page.path) },
          fc.constantFrom(
            ...["/visit/AAAAAAAAAAAAAAAAAAAAAA", `${page.path}/`, `${page.path}/cancel`],
            ...[`${page.path}.json`, `/${page.path}`, `${page.path}%20`, `${page.path}%`],
            ...[page.path.toUpperCase(), "/visit", "/visit/", "/visit-ended"],
          ),
        ),
        fc.oneof(
          fc.constantFrom("", "?saved=day", "?saved=__proto__", "?_method=POST", "?utm_source=x"),
          press.map((query) => `?${query}`),
        ),
      )
      .map((parts) => parts.join(""));
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ method: fc.constantFrom("GET", "HEAD"), url, headers }),
      },
      // Also with a body as the page's forms send it.
      fc.record({
        method: fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"),
        url,
        headers: headers.map((given) => ({ ...form, ...given })),
        payload: press,
      }),
      // A form from another site, and an empty form.
      fc.record({
        method: fc.constant("POST"),
        url,
        headers: fc.constantFrom(
          { ...form, "sec-fetch-site": "cross-site" },
          { ...form, origin: "https://elsewhere.example" },
        ),
        payload: press,
      }),
      fc.record({
        method: fc.constant("POST"),
        url,
        headers: headers.map((given) => ({ ...form, ...given })),
        payload: fc.constantFrom("", "act=cancel", "seen=pending.none.AAAAAAAA"),
      }),
    );
  });
}

test.each(engines)(
  `on %s, ${count} requests from scanners and previews change no row of any table`,
  async (engine) => {
    const where = await newPlace(engine);
    const store = await openStore(where);
    await withApp({ site, store, now: () => new Date(sunday) }, async ({ server, log }) => {
      const pages = Object.values(await visitorPages(store, secret).inEveryState());
      const before = await everyRow(where);
      const answered: Record<string, number> = {};
      await inLanes(sample(scannerRequest(pages), count), async (request) => {
        const { statusCode } = await server.inject(request);
        answered[statusCode] = (answered[statusCode] ?? 0) + 1;
      });
      report(`answered ${JSON.stringify(answered)}`);
      expect(await everyRow(where)).toEqual(before);
      expect(before["bookings"]).toHaveLength(pages.length);
      expect(answered[200]).toBeGreaterThan(count / 4);
      expect(answered[303]).toBeUndefined();
      expect(Object.keys(answered).filter((status) => Number(status) >= 500)).toEqual([]);
      expect(log).toEqual([]);
    });
  },
);
