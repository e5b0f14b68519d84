import { build, type PluginOption } from "vite";
import { drawings } from "./drawings.ts";
import { scopedName } from "./scoped-name.ts";

/** Builds what the server renders pages with, React included: `pages.js`, and `visit.js` with the visitor's own page. */
export const buildRenderer = (outDir: string, plugins: PluginOption[]) =>
  build({
    configFile: false,
    plugins: [drawings(), ...plugins],
    // Bundled, the "use client" of packages means nothing, and each would be warned of.
    logLevel: "error",
    // The server runs without NODE_ENV, with which React would choose its slow development version.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: "site/render/pages.tsx",
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          chunkFileNames: "[name].js",
          codeSplitting: {
            groups: [
              // Without those that only a sent form loads.
              { name: "packages", test: /node_modules\/(?!@(radix-ui|tanstack)\/)/ },
              { name: "visit", test: /site\/sections\/visit\// },
            ],
          },
        },
      },
    },
    ssr: { noExternal: true },
    css: { modules: { generateScopedName: scopedName } },
  });
