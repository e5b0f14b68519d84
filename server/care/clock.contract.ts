import { beforeAll, expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { previewRetention } from "#server/care/preview-retention.ts";
import { writeRetention } from "#server/care/retention-setting.ts";
import type { Store } from "#server/db/store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { bookingPages } from "./booking-pages.ts";
import { checkClock, confirmClock, readClock } from "./clock-mark.ts";
import { eraseExpired } from "./erase-expired.ts";

const today = Date.parse("2026-11-20T18:00:00.000Z");
const inDays = (days: number) => new Date(today + days * 86_400_000);

/** What a wrong clock must not do on either engine. */
export function clockContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  const clock = (command: typeof checkClock, days: number) =>
    store.run(command, { now: inDays(days).toISOString() });
  const book = (id: string, days: number) =>
    store.run(storeBooking, newBooking({ id, createdAt: inDays(days).toISOString() }));
  const erase = (days: number) =>
    eraseExpired({ store, env: { WEBHOOK_URL: undefined }, now: () => inDays(days) });
  const erasedIds = async () =>
    (await Array.fromAsync(bookingPages(store, {})))
      .flat()
      .filter(({ erasedAt }) => erasedAt !== null)
      .map(({ id }) => id)
      .sort();

  test("a clock that is 400 days ahead at the very first start erases nothing", async () => {
    for (const id of ["one", "two", "three"]) await book(id, 0);
    await store.run(writeRetention, { months: 12 });
    expect(await erase(400)).toBe(0);
    expect(await clock(readClock, 400)).toMatchObject({
      ...{ mark: inDays(0).toISOString(), daysAhead: 400, isTrusted: false },
    });
    expect(await erasedIds()).toEqual([]);
  });

  test.each([1, 2, 3, 30, 400, 3650, 10_957].flatMap((days) => [days, -days]))(
    "a clock that is off by %d days erases no fresh lead, and is followed two days at most",
    async (days) => {
      await clock(confirmClock, 0);
      const state = await clock(checkClock, days);
      const isTrusted = Math.abs(days) <= 2;
      expect(state).toEqual({
        ...{ now: inDays(days).toISOString(), mark: inDays(0).toISOString() },
        ...{ daysAhead: days, isTrusted },
      });
      const { mark } = await clock(readClock, 0);
      expect(mark).toBe(inDays(isTrusted ? Math.max(days, 0) : 0).toISOString());
      expect(await erase(days)).toBe(0);
      expect(await erasedIds()).toEqual([]);
    },
  );

  test("however often it looks, the mark does not follow a clock that is ahead", async () => {
    await clock(confirmClock, 0);
    for (let hour = 0; hour < 72; hour += 1) await clock(checkClock, 3 + hour / 24);
    expect(await clock(readClock, 6)).toMatchObject({ daysAhead: 6, isTrusted: false });
    for (let hour = 0; hour <= 72; hour += 1) await clock(checkClock, hour / 24);
    expect(await clock(readClock, 3)).toMatchObject({ daysAhead: 0, isTrusted: true });
  });

  test("leads that came while the clock was 30 years behind are kept when it is right again; old ones are erased", async () => {
    await book("behind", -10_957);
    await clock(confirmClock, 340);
    await book("ahead", 10_957);
    await book("fresh", 340);
    await book("behind again", -10_957);
    expect(await erase(340)).toBe(0);
    // A year after the first three: they and the one behind them go, what came later stays.
    await clock(confirmClock, 400);
    const input = { since: "2026-12-25", today: "2027-12-25" };
    expect(await store.run(previewRetention, input)).toMatchObject({ bookings: 4 });
    expect(await erase(400)).toBe(4);
    expect(await erasedIds()).toEqual(["behind", "one", "three", "two"]);
  });
}
