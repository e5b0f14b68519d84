import { expect, test } from "vitest";
import { hourMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";
import { countNumbers } from "./numbers.ts";
import { storeBooking } from "./store-booking.ts";

const store = sharedStore();
const { book, change, merge } = ownerActions(() => store);
const count = (now = after(0)) => store.run(countNumbers, { now });
const reach = async (id: string, at: string) => change(id, ["pending", "contacted"], { at });

test("without bookings there are twelve empty months", async () => {
  const { called, months, sources } = await count();
  expect(called).toEqual({ week: { inTime: 0, due: 0 }, fourWeeks: { inTime: 0, due: 0 } });
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: "2025-12", leads: 0, customers: 0 });
  expect(sources).toEqual([]);
});

test("calls, leads, customers and sources are counted without spam and merged bookings", async () => {
  // The week began on Sunday, the 15th. 9 PM on Saturday in Phoenix is already Sunday in UTC.
  const saturday = "2026-11-15T04:00:00.000Z";
  const inTime = await book({}, saturday);
  await reach(inTime, "2026-11-16T04:00:00.000Z");
  await change(inTime, ["contacted", "scheduled"]);
  await change(inTime, ["scheduled", "active"]);
  const phone = "(480) 555-0180";
  const late = await book({ phone }, after(-3 * day));
  await reach(late, after(-2 * day + 1000));
  const fiveWeeksAgo = await book({}, after(-35 * day));
  await reach(fiveWeeksAgo, after(-35 * day + hourMs));
  await change(await book({}, after(-2 * day)), ["pending", "declined"]);
  await change(await book({}, after(-2 * day)), ["pending", "spam"]);
  await merge(await book({ phone }, after(-2 * day)), late);
  await book({}, after(-day));
  const byPhone = newBooking({
    id: "by-phone",
    createdAt: after(-hourMs),
    page: null,
    enteredBy: "riley",
    booking: { ...validBooking, email: "", phone: "(602) 555-0150" },
  });
  await store.run(storeBooking, byPhone);

  const { called, months, sources } = await count();
  // One was late, one is overdue at this very moment.
  expect(called.week).toEqual({ inTime: 0, due: 2 });
  expect(called.fourWeeks).toEqual({ inTime: 1, due: 3 });
  expect(months.slice(-2)).toEqual([
    { month: "2026-10", leads: 1, customers: 0 },
    { month: "2026-11", leads: 5, customers: 1 },
  ]);
  expect(sources).toEqual([
    { source: "form", page: "/book-now", leads: 5 },
    { source: "phone", page: null, leads: 1 },
  ]);
  expect((await count(after(-1))).called.week).toEqual({ inTime: 0, due: 1 });
});
