import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "#server/open-store.ts": new URL("../server/testing/open-store.ts", import.meta.url).pathname,
    },
  },
  test: {
    // Those of visits hold the undoing of visits.
    include: [
      "server/{bookings,journal,limits,privacy}/*.test.ts",
      "server/visits/contracts.test.ts",
    ],
    exclude: [
      // They try different values each time.
      "**/*.fuzz.test.ts",
      // PostgreSQL takes too long to start for each mutant.
      "**/*postgres.test.ts",
      "server/privacy/{retention,stored-data}.test.ts",
      // They fill built pages.
      "server/bookings/{book-now,thank-you}-page.test.ts",
      // Thousands of bookings, to measure query plans and streams.
      "server/bookings/search.plan.test.ts",
      "server/privacy/export-streams.test.ts",
    ],
    // A mutant that is only slow is not detected by that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    // PostgreSQL takes too long for each mutant.
    provide: { postgres: "" },
  },
});
