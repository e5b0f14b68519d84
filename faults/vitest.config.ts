import { defineConfig } from "vitest/config";

/** `npm run test:faults`: the same tests as in `npm run test:all`, as often as promised, one after the other. */
export default defineConfig({
  test: {
    root: ".",
    include: [
      "faults/**/*.test.ts",
      "{domain,server}/**/*.fuzz.test.ts",
      "server/simulated-day.test.ts",
    ],
    globalSetup: "server/testing/run-postgres.ts",
    provide: { faults: "full" },
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 120_000 } },
    // Counts and progress are shown as they come.
    disableConsoleIntercept: true,
  },
});
