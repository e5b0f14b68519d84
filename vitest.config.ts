import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { drawings } from "#site/build/drawings.ts";

/** The same random cases each time, so that chance fails no change. `npm run test:faults` draws new ones. */
const { TEST_SEED = "1" } = process.env;

/** What takes long by its nature, which only `npm run test:all` runs: both engines, whole programs, many cases. */
const long = [
  "rooms.test.ts",
  "**/*.fuzz.test.{ts,tsx}",
  "**/*postgres.test.ts",
  "{bench,faults}/**/*.test.ts",
  "deploy/{machine,release}.test.ts",
  "server/db/migrate.test.ts",
  "server/**/{backup,link-secret,prepare-start,private-logs}.test.ts",
  "server/cli/nightly.test.ts",
  "server/simulated-day.test.ts",
  "site/{dev,public-build}.test.ts",
];
/** What both run: `main` on SQLite, `long` on PostgreSQL. */
const contracts = "server/**/*.contract.test.ts";
/** Started first, so that none of them runs alone at the end. */
const longest = [
  "site/public-build",
  "server/simulated-day",
  "deploy/machine",
  "deploy/release",
  "bench/bench",
  "server/privacy/backup",
];
const rankOf = ({ moduleId }: TestSpecification) =>
  [...longest, ""].findIndex((name) => moduleId.includes(name));

/** Only a file of the same project and environment finds the worker, and what it has loaded, of the file before. */
const workerOf = ({ moduleId, project }: TestSpecification) =>
  `${project.name} ${readFileSync(moduleId, "utf8").includes("@vitest-environment")}`;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = Map.groupBy(
      sorted.toSorted((one, other) => rankOf(one) - rankOf(other)),
      workerOf,
    );
    return [...groups.values()].flat();
  }
}

const exclude = ["**/node_modules/**"];

export default defineConfig({
  plugins: [drawings()],
  test: {
    // Files share what they have loaded: each puts back what it changes.
    isolate: false,
    // Real processes take their time on a busy machine: only what never comes is to fail.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    // Many tests wait for processes that they have started: with only one per core, half of the time would be idle.
    maxWorkers: availableParallelism() + 1,
    // A pressed "tel:" link would leave the page, also for the files that come after.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
    },
    // Storage threads and programs load the server's files as Node does: the first one compiles them for all.
    env: {
      NODE_COMPILE_CACHE: "node_modules/.cache/node",
      TEST_SEED,
    },
    provide: { faults: "short", postgres: "" },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "main",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...long, "inbox/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "inbox",
          include: ["inbox/**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...long],
          setupFiles: "inbox/testing/setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: [...long, contracts],
          exclude,
          globalSetup: "server/testing/run-postgres.ts",
        },
      },
      {
        extends: true,
        test: {
          // Holds for the tests of domain and site with an owner's changes, too: they know no price by heart.
          name: "changed",
          include: ["{domain,site}/**/*.test.{ts,tsx}"],
          exclude: [
            ...[
              ...exclude,
              ...long,
              "domain/{api,spam,typed}/**",
              "site/{build,scripts,styles}/**",
            ],
            "site/{supported-browsers,translated-form}.test.*",
          ],
          globalSetup: "site/testing/render-other-content.ts",
          setupFiles: "site/testing/use-other-content.ts",
        },
      },
    ],
  },
});
