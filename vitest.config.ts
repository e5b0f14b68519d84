import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // Storage tests start a PostgreSQL and real processes.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Many tests wait for processes that they have started: a core left free for those would stand idle.
    maxWorkers: "100%",
    // Storage threads and programs load the server's files as Node does: compiled once for all of them, by whom it is first.
    env: { NODE_COMPILE_CACHE: "node_modules/.cache/node" },
    provide: { faults: "short" },
  },
});
