import { expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { sweep } from "#server/privacy/sweep.ts";
import { countRequest } from "./shared-count.ts";

const windowEnd = "2026-11-20T17:01:00.000Z";

/** What every store must count. `open` returns an empty store at each call. */
export function countRequestContract(open: () => Promise<Store>): void {
  const withStore = (use: (store: Store) => Promise<void>) => async () => {
    const store = await open();
    await use(store).finally(() => store.close());
  };
  const count = (
    store: Store,
    address: string,
    { window = "now", ...more }: { window?: string; windowEnd?: string } = {},
  ) => {
    const keys = { address: `${window} ${address}`, everybody: window };
    return store.run(countRequest, { keys, windowEnd, ...more });
  };

  test(
    "requests are counted per address and in total, and each window starts at zero",
    withStore(async (store) => {
      expect(await count(store, "a")).toEqual({ address: 1, everybody: 1 });
      expect(await count(store, "a")).toEqual({ address: 2, everybody: 2 });
      expect(await count(store, "b")).toEqual({ address: 1, everybody: 3 });
      expect(await count(store, "a", { window: "next" })).toEqual({ address: 1, everybody: 1 });
      expect(await count(store, "b")).toEqual({ address: 2, everybody: 4 });
    }),
  );

  test(
    "simultaneous requests each get their own number",
    withStore(async (store) => {
      const addresses = Array.from({ length: 60 }, (_, index) => `${index % 3}`);
      const counted = await Promise.all(addresses.map((address) => count(store, address)));
      const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
      const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
      expect(sorted(counted.map(({ everybody }) => everybody))).toEqual(upTo(60));
      const ofOne = counted.filter((_, index) => index % 3 === 0);
      expect(sorted(ofOne.map(({ address }) => address))).toEqual(upTo(20));
    }),
  );

  test(
    "windows that have ended are deleted",
    withStore(async (store) => {
      await count(store, "a", { window: "past", windowEnd: "2026-11-20T17:00:00.000Z" });
      await count(store, "a");
      await store.run(sweep, { now: "2026-11-20T17:00:00.001Z" });
      expect(await count(store, "a", { window: "past" })).toMatchObject({ everybody: 1 });
      expect(await count(store, "a")).toMatchObject({ everybody: 2 });
    }),
  );
}
