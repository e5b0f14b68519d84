import { afterEach, beforeEach, expect, test } from "vitest";
import { minuteMs } from "#domain/dates.ts";
import type { Store } from "#server/db/store.ts";
import { sweep } from "#server/privacy/sweep.ts";
import { allowancesFor } from "./allowances.ts";
import { countersOf } from "./counters.ts";
import { shareCounts } from "./stored-counts.ts";

const at = "2026-11-20T17:00:00.000Z";
const allowances = allowancesFor({
  RATE_LIMIT: { max: 30, windowMs: minuteMs },
  CONFIRMATIONS_PER_DAY: 200,
});

/** What every store must count. `open` returns an empty store at each call. */
export function storedCountsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());
  const count = async (network: string, moment = at) => {
    const spending = { of: "bookings", whose: [network] } as const;
    const counters = [countersOf(allowances, spending, Date.parse(moment))];
    return (await store.run(shareCounts, { counters }))[0];
  };

  test("requests are counted by network and in total, and each window starts at zero", async () => {
    expect(await count("a")).toEqual([1, 1]);
    expect(await count("a")).toEqual([2, 2]);
    expect(await count("b")).toEqual([1, 3]);
    expect(await count("a", "2026-11-20T17:01:00.000Z")).toEqual([1, 1]);
    expect(await count("b")).toEqual([2, 4]);
  });

  test("simultaneous requests each get their own number", async () => {
    const networks = Array.from({ length: 60 }, (_, index) => `${index % 3}`);
    const counted = await Promise.all(networks.map((network) => count(network)));
    const sorted = (numbers: (number | undefined)[]) =>
      numbers.toSorted((one = 0, other = 0) => one - other);
    const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
    expect(sorted(counted.map((counts) => counts?.[1]))).toEqual(upTo(60));
    const ofOne = counted.filter((_, index) => index % 3 === 0);
    expect(sorted(ofOne.map((counts) => counts?.[0]))).toEqual(upTo(20));
  });

  test("counts are deleted a day after their window", async () => {
    await count("a", "2026-11-19T16:59:00.000Z");
    await count("a");
    await store.run(sweep, { now: "2026-11-20T17:00:00.001Z" });
    expect(await count("a", "2026-11-19T16:59:00.000Z")).toEqual([1, 1]);
    expect(await count("a")).toEqual([2, 2]);
  });
}
