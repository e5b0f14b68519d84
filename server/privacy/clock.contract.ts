import { afterAll, beforeAll, expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { checkClock, confirmClock, readClock } from "./clock-mark.ts";
import { bookingPages } from "./export.ts";
import { eraseExpired, previewRetention, writeRetention } from "./retention.ts";
import { startPrivacy } from "./start-privacy.ts";

const today = Date.parse("2026-11-20T18:00:00.000Z");
const inDays = (days: number) => new Date(today + days * 86_400_000);

/** What a wrong clock must not do, on both engines. */
export function clockContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const clock = (command: typeof checkClock, days: number) =>
    store.run(command, { now: inDays(days).toISOString() });
  const book = (id: string, days: number) =>
    store.run(storeBooking, newBooking({ id, createdAt: inDays(days).toISOString() }));
  const erase = (days: number) => eraseExpired({ store, now: () => inDays(days) });
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
      mark: inDays(0).toISOString(),
      daysAhead: 400,
      isTrusted: false,
    });
    expect(await erasedIds()).toEqual([]);
  });

  test.each([1, 2, 3, 30, 400, 3650, 10_957].flatMap((days) => [days, -days]))(
    "a clock that is off by %d days erases no fresh lead, and is trusted up to two days ahead",
    async (days) => {
      await clock(confirmClock, 0);
      const state = await clock(checkClock, days);
      const isTrusted = Math.abs(days) <= 2;
      expect(state).toEqual({
        now: inDays(days).toISOString(),
        mark: inDays(0).toISOString(),
        daysAhead: days,
        isTrusted,
      });
      const { mark } = await clock(readClock, 0);
      expect(mark).toBe(inDays(isTrusted ? Math.max(days, 0) : 0).toISOString());
      expect(await erase(days)).toBe(0);
      expect(await erasedIds()).toEqual([]);
    },
  );

  test("the mark never follows a clock that is ahead, no matter how often it is checked", async () => {
    await clock(confirmClock, 0);
    for (let hour = 0; hour < 72; hour += 1) await clock(checkClock, 3 + hour / 24);
    expect(await clock(readClock, 6)).toMatchObject({ daysAhead: 6, isTrusted: false });
    for (let hour = 0; hour <= 72; hour += 1) await clock(checkClock, hour / 24);
    expect(await clock(readClock, 3)).toMatchObject({ daysAhead: 0, isTrusted: true });
  });

  test("leads booked while the clock was 30 years behind are kept once it is right, old ones erased", async () => {
    await book("behind", -10_957);
    await clock(confirmClock, 340);
    await book("ahead", 10_957);
    await book("fresh", 340);
    await book("behind again", -10_957);
    expect(await erase(340)).toBe(0);
    // A year after the first three: they and the one from the slow clock are erased, later ones are kept.
    await clock(confirmClock, 400);
    const input = { since: "2026-12-25", today: "2027-12-25" };
    expect(await store.run(previewRetention, input)).toMatchObject({ bookings: 4 });
    expect(await erase(400)).toBe(4);
    expect(await erasedIds()).toEqual(["behind", "one", "three", "two"]);
  });

  test("a form sent again after the clock has jumped ahead books once", async () => {
    const key = "sent-twice";
    const send = (id: string, days: number) =>
      store.run(storeBooking, newBooking({ id, key, createdAt: inDays(days).toISOString() }));
    await clock(confirmClock, 0);
    const first = await send("first", 0);
    const warnings: string[] = [];
    const warn = (line: string) => warnings.push(line);
    const error = (cause: unknown) => {
      throw cause;
    };
    const app = { store, now: () => inDays(400) };
    await startPrivacy(app, { info: () => {}, warn, error })();
    expect(warnings).toHaveLength(1);
    expect(await send("again", 400)).toEqual(first);
  });
}
