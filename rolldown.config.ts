import { defineConfig, type OutputOptions, type Plugin, type RolldownOptions } from "rolldown";

/**
 * What Fastify brings for servers other than this one, where the bundle holds nothing: HTTPS and HTTP/2 (2 MB), JSON
 * schemas, requests without a connection and a thread for the log (3 MB: V8 keeps the text of all that it runs).
 */
const unused: Plugin = {
  name: "unused",
  resolveId: {
    filter: {
      id: /^(node:http(s|2)|@fastify\/(ajv|fast-json-stringify)-compiler|light-my-request|thread-stream)$/,
    },
    handler: (_, importer) =>
      importer && /\/node_modules\/(fastify|pino)\//.test(importer) ? "\0unused" : null,
  },
  load: { filter: { id: /^\0unused$/ }, handler: () => "" },
};

/** V8 takes two bytes for each character of a file in which one does not fit in a byte. */
const oneByte: Plugin = {
  name: "one-byte",
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === "chunk")
        file.code = file.code.replace(
          /[^\0-\xff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
  },
};

/** The server in few files: loading its 800 modules one by one is half of a start. */
const bundle = (
  input: string | Record<string, string>,
  output: OutputOptions,
): RolldownOptions => ({
  input,
  platform: "node",
  plugins: [unused, oneByte],
  // Files that the program reads stand beside it.
  experimental: { resolveNewUrlToAsset: true },
  output: {
    dir: "dist/server",
    assetFileNames: "[name][extname]",
    comments: false,
    // Names stay, for those who read a stack trace.
    minify: { compress: true, mangle: false, codegen: true },
    ...output,
  },
});

const shared: OutputOptions = {
  codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
};

/** Each thread has its own files, and the main one what it shares in one: each more is to be found, and costs memory. */
export default defineConfig([
  bundle("server/main.ts", {
    cleanDir: true,
    ...shared,
  }),
  bundle("server/sqlite-worker.ts", {}),
  // The owner's commands, for the container, which holds nothing but what was built. What is loaded late must not import
  // the entry, which waits for it.
  bundle({ owner: "server/owner/main.ts" }, shared),
]);
