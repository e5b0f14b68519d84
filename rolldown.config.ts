import { defineConfig, type OutputOptions, type RolldownOptions } from "rolldown";
import { readEnv, showsSamples } from "#env";
import { withholdSamples } from "#site/build/withhold.ts";

const plugins = showsSamples(readEnv()) ? [] : [withholdSamples()];

/** The server in few files: loading its 800 modules one by one is half of a start. */
const bundle = (
  input: string | Record<string, string>,
  output: OutputOptions = {},
): RolldownOptions => ({
  input,
  plugins,
  platform: "node",
  // Files that the program reads are put beside it.
  experimental: { resolveNewUrlToAsset: true },
  output: {
    dir: "dist/server",
    assetFileNames: "[name][extname]",
    comments: false,
    // Names and lines are kept, so that stack traces are readable.
    minify: { compress: true, mangle: false, codegen: false },
    ...output,
  },
});

/** Lazy files must not import the entry, which waits for them: what both need goes into a separate file. */
const shared: OutputOptions = {
  codeSplitting: { groups: [{ name: "shared", tags: ["$initial"], minShareCount: 2 }] },
};

export default defineConfig([
  {
    ...bundle(
      { main: "server/main.ts", "keep-running": "server/keep-running.ts" },
      { cleanDir: true, ...shared },
    ),
    // What content says by default is noted also where the program does not use it. @see domain/website/defaults.ts
    treeshake: { annotations: false },
  },
  bundle("server/sqlite-worker.ts"),
  // The owner's commands, for the container, which has only the built files.
  bundle({ owner: "server/cli/main.ts", machine: "server/cli/machine/main.ts" }, shared),
]);
