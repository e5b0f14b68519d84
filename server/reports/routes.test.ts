import { expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

test("the summary and the report of a range are served after sign-in", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    await app.store.run(storeBooking, newBooking({ id: "1" }));
    const summary = await server.inject({ url: "/api/summary", headers });
    expect(summary.json()).toMatchObject({ spam: 0, failedMessages: 0, unfit: [] });
    const url = "/api/numbers?from=2026-11-20&to=2026-11-20";
    const numbers = await server.inject({ url, headers });
    expect(numbers.json()).toMatchObject({
      bookings: 1,
      pages: [{ key: "/book-now", bookings: 1 }],
    });
  }));

test("an invalid range is rejected at the wrong field", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (const [query, field] of [
      ["from=2026-11-20&to=2026-11-19", "to"],
      ["from=2016-11-20&to=2026-11-20", "to"],
      ["from=1999-12-31&to=2000-01-01", "from"],
      ["from=2098-01-01&to=2100-01-01", "to"],
      ["from=2026-02-30&to=2026-03-01", "from"],
      ["from=2026-11-20", "to"],
      ["from=2026-11-20&to=2026-11-20T00:00:00Z", "to"],
    ]) {
      const answer = await server.inject({ url: `/api/numbers?${query}`, headers });
      expect(answer.statusCode, query).toBe(422);
      expect(Object.keys(answer.json().errors), query).toEqual([field]);
    }
  }));

test("a range spans at most ten years", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const url = "/api/numbers?from=2016-11-21&to=2026-11-20";
    const answer = await server.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().weeks).toHaveLength(522);
  }));
