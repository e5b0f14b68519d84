import { expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { withApp } from "./testing/app.ts";
import { sessionStatus, signIn } from "./testing/sign-in.ts";

const start = Date.parse("2026-11-20T17:00:00.000Z");
const hour = 3_600_000;

test.each([
  ["back an hour", -hour, "2026-11-21T09:00:00.000-07:00"],
  ["ahead an hour", hour, "2026-11-21T11:00:00.000-07:00"],
])(
  "a clock set %s loses no booking, no key and no session, and locks nobody out",
  (_, step, replyBy) => {
    let now = start;
    const env = { RATE_LIMIT: { max: 3, windowMs: 60_000 } };
    return withApp({ now: () => new Date(now), env }, async ({ server, app }) => {
      const headers = await signIn({ server, app });
      const book = (payload: object, more: Record<string, string> = {}) =>
        server.inject({ method: "POST", url: "/api/bookings", payload, headers: more });
      const key = { "idempotency-key": "key" };
      const first = await book(validBooking, key);
      await book({ ...validBooking, firstName: "Bo" });
      await book({ ...validBooking, firstName: "Cy" });
      expect((await book(validBooking)).statusCode).toBe(429);

      now = start + step;
      expect(await sessionStatus(server, headers)).toBe(200);
      const again = await book(validBooking, key);
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
      const later = await book({ ...validBooking, firstName: "Di" });
      expect(later).toMatchObject({ statusCode: 201 });
      expect(later.json()).toMatchObject({ replyBy });

      const { items } = await app.store.run(listBookings, { limit: 9 });
      expect(items.map(({ firstName }) => firstName)).toEqual(["Di", "Cy", "Bo", "Ana"]);
      expect(items[0]?.status).toBe("pending");
    });
  },
);
