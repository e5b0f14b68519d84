import { afterEach, expect, test, vi } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/store-that.ts";
import { readDaysOff } from "#server/visits/route-plan.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an unavailable database logs one line a minute, with the number of faults not logged", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  const store = storeThat(({ name }) => {
    // These are read by the clock.
    if (name !== readDaysOff.name) asked += 1;
    return Promise.reject(new StorageError(`away for the ${asked}th`));
  });
  return withApp({ store }, async ({ server, log }) => {
    // Without what the start has asked.
    asked = 0;
    const book = () =>
      server.inject({ method: "POST", url: "/api/bookings", payload: validBooking });
    const messages = () => log.map((line): unknown => JSON.parse(line).msg);
    for (let visitor = 0; visitor < 1500; visitor += 1) expect((await book()).statusCode).toBe(503);
    expect(messages()).toEqual(["away for the 1th"]);
    vi.advanceTimersByTime(60_000);
    const counted = "1,499 more faults of the storage in a minute, the last: away for the 1500th";
    expect(messages().slice(1)).toEqual([counted]);
    await book();
    await book();
    vi.advanceTimersByTime(60_000);
    expect(messages().slice(2)).toEqual([expect.stringMatching(/^2 more faults/)]);
    // After a minute without any, the next one is logged immediately.
    vi.advanceTimersByTime(120_000);
    expect(messages()).toHaveLength(3);
    await book();
    expect(messages()).toHaveLength(4);
  });
});
