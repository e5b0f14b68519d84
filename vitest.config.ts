import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The same random cases each time, so that chance fails no change. `npm run test:faults` draws new ones. */
const { TEST_SEED = "1" } = process.env;

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    // Mutation testing keeps copies of the project there.
    exclude: ["node_modules/**", ".cache/**"],
    // Storage tests start a PostgreSQL and real processes, which take their time on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait for processes that they have started: with only one per core, half of the time would be idle.
    maxWorkers: availableParallelism() + 1,
    // Storage threads and programs load the server's files as Node does: the first one compiles them for all.
    env: {
      NODE_COMPILE_CACHE: "node_modules/.cache/node",
      TEST_SEED,
    },
    provide: { faults: "short" },
  },
});
