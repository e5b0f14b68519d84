import { inject } from "vitest";
import type { Store } from "#server/db/store.ts";
import { openInstances } from "./open-instances.ts";
import { openStore } from "./open-store.ts";
import { newPlaces } from "./places.ts";

/** Stores for the contracts of a file, which both engines keep: the project `main` runs SQLite, `long` PostgreSQL. */
export function newStores() {
  const engine = inject("postgres") === "" ? "SQLite" : "PostgreSQL";
  const newPlace = newPlaces();
  /** Instances on one empty database. Only one at a time uses a file: of SQLite there is one. */
  const openTogether = async (instances: number): Promise<[Store, ...Store[]]> =>
    engine === "PostgreSQL"
      ? openInstances(instances)
      : [await openStore(await newPlace("SQLite"))];
  return {
    engine,
    newPlace: () => newPlace(engine),
    openTogether,
    /** An empty store. */
    async open(): Promise<Store> {
      const [store] = await openTogether(1);
      return store;
    },
    /** How many random cases of a property are tried: SQLite's are many times cheaper. */
    casesOf: (many: number) => (engine === "SQLite" ? many : many / 4),
  };
}
