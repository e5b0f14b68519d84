import { afterAll, beforeAll, expect, test } from "vitest";
import { there } from "#domain/testing/areas.ts";
import type { Store } from "#server/db/store.ts";
import { validArea } from "#server/testing/bookings.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";
import { scheduleVisit, setVisitOutcome } from "#server/visits/schedule-visit.ts";
import { countFunnel } from "./funnel.ts";

const hour = 3_600_000;
const days = { from: "2026-11-20", to: "2026-12-31" };

/** How far bookings come, the same on both engines. `open` opens an empty store. */
export function funnelContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, change, detailOf, merge, lastEvent, undo } = ownerActions(() => store);
  const count = (by?: "week" | "area" | "plan") => store.run(countFunnel, { ...days, by });
  const schedule = async (bookingId: string, at: string, seen: number | null = null) =>
    detailOf(
      await store.run(scheduleVisit, {
        bookingId,
        actor: "riley",
        at,
        override: true,
        seen,
        day: "2026-11-24",
        starts: "07:00",
        ends: "11:00",
      }),
    );
  const visited = async (bookingId: string, at: string) =>
    detailOf(
      await store.run(setVisitOutcome, {
        bookingId,
        actor: "riley",
        at,
        outcome: "done",
        seen: 0,
      }),
    );

  test("without bookings there is one empty row in total, and none by week", async () => {
    expect(await count()).toMatchObject([{ booked: 0, customers: 0, secondsToReached: null }]);
    expect(await count("week")).toEqual([]);
  });

  test("each step is timed from the previous one, and undoing it removes its time", async () => {
    const id = await book({ zipCode: there.zip });
    await change(id, ["pending", "contacted"], { at: after(2 * hour) });
    await schedule(id, after(5 * hour));
    await visited(id, after(4 * day));
    await change(id, ["scheduled", "active"], { at: after(4 * day + hour) });
    const whole = {
      key: null,
      booked: 1,
      reached: 1,
      scheduled: 1,
      visited: 1,
      customers: 1,
      secondsToReached: 7200,
      secondsToScheduled: 10_800,
      secondsToVisited: 4 * 86_400 - 18_000,
      secondsToCustomers: 3600,
    };
    const won = await lastEvent(id);
    // A free one again.
    await schedule(id, after(4 * day + hour), 1);
    expect(await count()).toEqual([whole]);
    await undo(id, (await lastEvent(id))?.id);
    await undo(id, won?.id);
    expect(await count()).toEqual([{ ...whole, customers: 0, secondsToCustomers: null }]);
  });

  test("spam and merged bookings do not count, a customer counts for every step", async () => {
    const customer = await book({ serviceType: "bi-weekly" }, after(7 * day));
    await change(customer, ["pending", "contacted"], { at: after(7 * day + 4 * hour) });
    await change(customer, ["contacted", "scheduled"], { at: after(8 * day) });
    await change(customer, ["scheduled", "active"], { at: after(9 * day) });
    const spam = await book({}, after(7 * day));
    await change(spam, ["pending", "spam"]);
    const again = await book({ phone: "(480) 555-0180" }, after(7 * day));
    const same = await book({ phone: "(480) 555-0180" }, after(7 * day));
    await merge(same, again);
    expect(await count()).toMatchObject([
      { booked: 3, reached: 2, scheduled: 2, visited: 2, customers: 1, secondsToReached: 10_800 },
    ]);
    expect(await count("week")).toMatchObject([
      { key: "2026-11-22", booked: 2, customers: 1, secondsToVisited: null },
      { key: "2026-11-15", booked: 1, visited: 1, customers: 0 },
    ]);
    expect(await count("plan")).toMatchObject([
      { key: "weekly", booked: 2, customers: 0 },
      { key: "bi-weekly", booked: 1, customers: 1 },
    ]);
    expect((await count("area")).map(({ key, booked }) => [key, booked])).toEqual([
      [validArea, 2],
      [there.slug, 1],
    ]);
  });
}
