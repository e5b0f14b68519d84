import { inject } from "vitest";
import type { Store } from "#server/db/store.ts";
import { openStore as openPostgres } from "#server/open-store.ts";
import type { Where } from "./ask-storage.ts";
import { openStore } from "./open-store.ts";
import { newPlaces } from "./places.ts";

/** Stores for the contracts of a file, which both engines keep: the project `main` runs SQLite, `long` PostgreSQL. */
export function newStores() {
  const engine = inject("postgres") === "" ? "SQLite" : "PostgreSQL";
  const newPlace = newPlaces();
  const openAt = (place: Where): Promise<Store> =>
    place.DATABASE_URL === "" ? openStore(place) : openPostgres(place);
  return {
    engine,
    newPlace: () => newPlace(engine),
    openAt,
    /** An empty store. */
    open: async () => openAt(await newPlace(engine)),
    /** Instances on one empty database. Only one at a time uses a file: of SQLite there is one. */
    async openTogether(instances: number): Promise<[Store, ...Store[]]> {
      const place = await newPlace(engine);
      const others = Array.from({ length: engine === "SQLite" ? 0 : instances - 1 }, () =>
        openAt(place),
      );
      return [await openAt(place), ...(await Promise.all(others))];
    },
  };
}
