import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["domain/**/*.test.ts"],
    // They try different values each time.
    exclude: ["**/*.fuzz.test.ts"],
    // A mutant that is only slow is not detected by that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
