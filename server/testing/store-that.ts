import type { Store } from "#server/db/store.ts";

/** A store that does nothing but `run`. */
export const storeThat = (run: Store["run"]): Store => ({
  run,
  onChange: () => () => {},
  queueDepth: () => 0,
  check: async () => {},
  close: async () => {},
});
