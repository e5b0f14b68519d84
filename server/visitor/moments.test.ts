import { randomUUIDv7 } from "node:crypto";
import { load } from "cheerio/slim";
import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { closedOn } from "#domain/business-clock/closed-days.ts";
import { byWords, phonesLine } from "#domain/business-clock/office.ts";
import { callBy, replyTimes } from "#domain/business-clock/promise.ts";
import { readSlot } from "#domain/business-clock/visits.ts";
import { windowsOn } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { loadBuilt, withApp } from "#server/testing/app.ts";
import { signIn } from "#server/testing/sign-in.ts";

const built = await loadBuilt();
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Moments in Phoenix, and a Monday that the owner has off. */
const moments = [
  { name: "a Saturday at 11 PM", at: "2026-11-21T23:00:00-07:00", monday: "2026-11-30" },
  { name: "Christmas Eve at 8 PM", at: "2026-12-24T20:00:00-07:00", monday: "2026-12-28" },
  { name: "a July morning", at: "2026-07-14T05:40:00-07:00", monday: "2026-07-20" },
];

test.each(moments)(
  "on $name the server's pages promise and offer only what can be kept",
  ({ at, monday }) => {
    const now = new Date(at);
    return withApp({ ...built, newId: randomUUIDv7, now: () => now }, async ({ server, app }) => {
      const off = { from: monday, to: monday, reason: "", phones: false };
      const { confirmed: _, ...plan } = { ...defaultPlan(), daysOff: [off] };
      const headers = await signIn({ server, app });
      await server.inject({
        method: "PUT",
        url: "/api/visits/route-plan",
        headers,
        payload: plan,
      });
      const open = async (url: string) => {
        const $ = load((await server.inject(url)).body);
        return { $, text: $("body").text().replaceAll("\u00a0", " ") };
      };
      const by = byWords(callBy(now, [off]), now);
      const phones = phonesLine(now, [off]);
      const preset = await open("/book-now?plan=weekly");
      const payload = new URLSearchParams(validBooking).toString();
      const post = { method: "POST", url: "/api/bookings", headers: form } as const;
      const thanks = await open((await server.inject({ ...post, payload })).headers.location ?? "");
      const own = await open(thanks.$('main a[href^="/visit/"]').attr("href") ?? "");
      for (const { text } of [preset, thanks, own])
        expect(text).toContain(`${bookingWords.promise.hear} ${by}, `);
      for (const { text } of [preset, thanks]) expect(text).toContain(phones);
      const times = await server.inject("/api/first-days");
      expect(times.json()).toEqual({ days: [], ...replyTimes(now, [off]) });
      expect(times.headers["cache-control"]).toBe("public, max-age=60");

      const slots = own.$("input[name=slot]").toArray();
      const offered = slots.map((slot) => readSlot(own.$(slot).attr("value") ?? ""));
      expect(offered.length).toBeGreaterThan(2);
      for (const slot of offered) {
        const { day = "", ends = "" } = slot ?? {};
        expect(day > phoenixDay(now) && !closedOn(day, [off])).toBe(true);
        expect(windowsOn(day).map((window) => window.ends)).toContain(ends);
      }
    });
  },
);
