import { expect, test } from "vitest";
import type { PageClock } from "#domain/pages/page-props.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { withApp } from "#server/testing/app.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { cacheDaysOff } from "./days-off-cache.ts";

test("pages from the server know a day off as soon as it is set", async () => {
  const seen: PageClock[] = [];
  const renderPage = (_path: string, _props: object, clock: PageClock) => {
    seen.push(clock);
    return "";
  };
  await withApp({ renderPage }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const daysOff = [{ from: "2026-11-23", to: "2026-11-23", reason: "", phones: false }];
    const { confirmed: _, ...plan } = { ...defaultPlan(), daysOff };
    await server.inject("/book-now?plan=weekly");
    await server.inject({ method: "PUT", url: "/api/visits/route-plan", headers, payload: plan });
    await server.inject("/book-now?plan=weekly");
    await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(seen.map((clock) => clock.daysOff)).toEqual([[], daysOff, daysOff]);
  });
});

test("a year of closed days is made once a day", () =>
  withApp({}, async ({ app }) => {
    let now = new Date("2026-12-31T18:00:00.000Z");
    const known = cacheDaysOff({ store: app.store, now: () => now });
    const before = known.closedDays();
    expect(known.closedDays()).toBe(before);
    now = new Date("2027-01-02T18:00:00.000Z");
    const newYear = (days: typeof before) => days.map(({ day }) => day).includes("2027-01-01");
    expect([before, known.closedDays()].map(newYear)).toEqual([true, false]);
    known.stop();
  }));
