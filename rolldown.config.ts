import { defineConfig, type Plugin } from "rolldown";

/** Fastify loads what it needs for servers other than this one (HTTPS, HTTP/2): 2 MB. */
const unused: Plugin = {
  name: "unused",
  resolveId: {
    filter: { id: /^node:http(s|2)$/ },
    handler: (_, importer) => (importer?.endsWith("fastify/lib/server.js") ? "\0unused" : null),
  },
  load: { filter: { id: /^\0unused$/ }, handler: () => "" },
};

/** The server in few files: loading its 800 modules one by one is half of a start. */
export default defineConfig({
  input: ["server/main.ts", "server/db/sqlite-worker.ts"],
  platform: "node",
  plugins: [unused],
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
