import { defineConfig } from "rolldown";

/** The server as few files: of a start from `server/`, loading 800 modules is the greater half. */
export default defineConfig({
  input: ["server/main.ts", "server/db/sqlite-worker.ts"],
  platform: "node",
  // Files that the program reads stand beside it.
  experimental: { resolveNewUrlToAsset: true },
  output: {
    dir: "dist/server",
    cleanDir: true,
    assetFileNames: "[name][extname]",
    comments: false,
    // Names stay, for those who read a stack trace.
    minify: { compress: true, mangle: false, codegen: true },
  },
});
