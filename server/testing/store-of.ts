import { afterAll, beforeAll } from "vitest";
import type { Store } from "#server/db/store.ts";

/** The store that a contract's tests share, open while they run. */
export function storeOf(open: () => Promise<Store>): Store {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  return {
    run: (command, input) => store.run(command, input),
    onChange: (listener) => store.onChange(listener),
    queueDepth: () => store.queueDepth(),
    check: () => store.check(),
    close: () => store.close(),
  };
}
