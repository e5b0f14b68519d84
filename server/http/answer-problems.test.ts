import { expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/open-store.ts";

test("an unavailable database answers 503 and logs why, without a stack", () => {
  const store = storeThat(() => Promise.reject(new StorageError("it is away")));
  return withApp({ store }, async ({ server, log }) => {
    const booking = { method: "POST", url: "/api/bookings", payload: validBooking } as const;
    expect((await server.inject(booking)).statusCode).toBe(503);
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, msg: "it is away" }),
    ]);
    expect(log.join()).not.toContain("    at ");
  });
});
