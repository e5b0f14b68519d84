import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // Storage tests start a PostgreSQL and real processes.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    provide: { faults: "short" },
  },
});
