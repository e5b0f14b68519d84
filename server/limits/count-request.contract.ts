import { expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { countRequest } from "#server/limits/count-request.ts";

const until = "2026-11-20T17:01:00.000Z";

/** What every storage must count. `open` gives an empty storage at each call. */
export function countRequestContract(open: () => Promise<Store>): void {
  const withStore = (use: (store: Store) => Promise<void>) => async () => {
    const store = await open();
    await use(store).finally(() => store.close());
  };
  const count = (
    store: Store,
    address: string,
    { window = "now", ...more }: { window?: string; until?: string; forgetBefore?: string } = {},
  ) => {
    const keys = { address: `${window} ${address}`, everybody: window };
    return store.run(countRequest, { keys, until, forgetBefore: null, ...more });
  };

  test(
    "an address is counted for itself and for everybody, and each window anew",
    withStore(async (store) => {
      expect(await count(store, "a")).toEqual({ address: 1, everybody: 1 });
      expect(await count(store, "a")).toEqual({ address: 2, everybody: 2 });
      expect(await count(store, "b")).toEqual({ address: 1, everybody: 3 });
      expect(await count(store, "a", { window: "next" })).toEqual({ address: 1, everybody: 1 });
      expect(await count(store, "b")).toEqual({ address: 2, everybody: 4 });
    }),
  );

  test(
    "requests that arrive together are each told a number of their own",
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
    "windows of the past are forgotten when told so, the one just ended is not",
    withStore(async (store) => {
      const past = "2026-11-20T16:59:00.000Z";
      const ended = "2026-11-20T17:00:00.000Z";
      await count(store, "a", { window: "past", until: past });
      await count(store, "a", { window: "ended", until: ended });
      await count(store, "a", { forgetBefore: ended });
      expect(await count(store, "a", { window: "past" })).toMatchObject({ everybody: 1 });
      expect(await count(store, "a", { window: "ended" })).toMatchObject({ everybody: 2 });
      expect(await count(store, "a")).toMatchObject({ everybody: 2 });
    }),
  );
}
