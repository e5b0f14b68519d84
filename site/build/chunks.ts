import type { Plugin } from "vite";

/** Vite's own preloads style sheets and the imports of imports: no chunk here has either. */
const preloadHelper = {
  id: "\0vite/preload-helper.js",
  code: "export const __vitePreload = (load) => load();",
};

/** The name of the file that holds React. */
export const reactChunk = "react";

const sharedByAll = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper\.js$/;

/** Astro names a page's script "page.astro_astro_type_script_index_0_lang", in every document. */
const fileName = (name: string) => name.replace(/\.astro_.*/, "").replaceAll(/[^\w-]/g, "");

/**
 * What the browser's scripts are cut into: React in one file, and imports on demand without Vite's helper around them,
 * which is longer than most of what it loads.
 */
export const chunks = (): Plugin => ({
  name: "chunks",
  enforce: "pre",
  apply: "build",
  load: (id) => (id === preloadHelper.id ? preloadHelper.code : null),
  config: () => ({
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: {
            output: {
              entryFileNames: ({ name }) => `_astro/${fileName(name)}.[hash].js`,
              codeSplitting: {
                groups: [{ name: reactChunk, test: sharedByAll }],
              },
            },
          },
        },
      },
    },
  }),
});
