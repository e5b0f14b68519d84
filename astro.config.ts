import { availableParallelism } from "node:os";
import { basename, relative } from "node:path";
import react from "@astrojs/react";
import tailwind from "@tailwindcss/vite";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { browsers } from "#content/browsers.ts";
import { readEnv, showsSamples } from "#env";
import { dev } from "#site/build/dev.ts";
import { drawings } from "#site/build/drawings.ts";
import { finish } from "#site/build/finish.ts";
import { fontSubsets } from "#site/build/fonts.ts";
import { withholdSamples } from "#site/build/withhold.ts";

const env = readEnv();
const siteUrl = env.SITE_URL;
const publicOnly = showsSamples(env) ? [] : [withholdSamples()];
const apiPort = env.PORT + 1;
const api = `http://127.0.0.1:${apiPort}`;

/** React and what form and hero share, in one file each: many small files would cost requests. */
const browserFiles = {
  // Astro's own name would be "page.astro_astro_type_script_index_0_lang".
  entryFileNames: ({ name }: { readonly name: string }) =>
    `_astro/${name.replace(/\.astro_.*/, "")}.[hash].js`,
  codeSplitting: {
    groups: [
      {
        name: "react",
        test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|ui\/drawings\/icons/,
      },
      { name: "first-days", test: /clock\/first-days|tab-storage/ },
    ],
  },
};

/**
 * What renders pages, in the build and in the server. All styles of the site are in one sheet, whose order is then the same
 * for each page; each page keeps what it uses.
 */
const rendererFiles = {
  // Astro looks for its own entry by name.
  entryFileNames: ({ name }: { readonly name: string }) =>
    name === "prerender" ? "prerender-entry.mjs" : "[name].mjs",
  chunkFileNames: "[name].mjs",
  codeSplitting: {
    groups: [
      {
        name: "site",
        // Below this folder: a clone can itself be in a folder named "site".
        test: (file: string) => /^(site|ui)\/.*\.css$/.test(relative(import.meta.dirname, file)),
      },
      { name: "packages", test: /node_modules\/(react|react-dom|scheduler|zod)\// },
      // With all that it uses: its classes are looked for in it.
      { name: "visit-page", test: /site\/sections\/visit\/visit-page/ },
    ],
  },
};

/** The server starts the renderers in the same files as the build does, from a release that has no packages. */
const renderers: Plugin = {
  name: "renderers",
  apply: "build",
  configEnvironment: (name) =>
    name === "prerender"
      ? {
          // A release has no NODE_ENV, without which React would choose its slow development version.
          define: { "process.env.NODE_ENV": '"production"' },
          resolve: {
            noExternal: true,
            external: ["@resvg/resvg-js", "rolldown", "satori", "sharp"],
          },
          build: {
            rolldownOptions: {
              input: ["site/render/pages.tsx", "site/render/render-site.ts"],
              output: rendererFiles,
            },
          },
        }
      : undefined,
};

/** `client:touch` for islands. */
const touch: AstroIntegration = {
  name: "touch",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "touch", entrypoint: "./site/build/touch-directive.ts" }),
  },
};

/** "hero" for `.hero` and "hero-title" for `.title` in hero.module.css, so that built pages can be read. */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, ".module.css");
  return name === sheet ? sheet : `${sheet}-${name}`;
}

const oldestBrowsers = Object.entries(browsers).map(([name, version]) => name + version);

export default defineConfig({
  site: siteUrl,
  srcDir: "./site",
  publicDir: "./site/public",
  outDir: "./dist/site",
  trailingSlash: "never",
  build: {
    format: "file",
    inlineStylesheets: "always",
    // While one social picture is painted in a thread, the next is composed.
    concurrency: availableParallelism(),
  },
  devToolbar: { enabled: false },
  server: { host: env.HOST, port: env.PORT },
  integrations: [
    dev(apiPort),
    fontSubsets(),
    react(),
    touch,
    finish(siteUrl, publicOnly.length > 0),
  ],
  vite: {
    // Small scripts are files too: they are shared by all pages and stay out of each document.
    build: { assetsInlineLimit: 0, modulePreload: false, target: oldestBrowsers },
    environments: {
      client: { build: { rolldownOptions: { output: browserFiles } } },
    },
    plugins: [drawings(), tailwind(), renderers, ...publicOnly],
    css: { modules: { generateScopedName: scopedName } },
    // A native module: the dev server must not try to bundle it.
    optimizeDeps: { exclude: ["@resvg/resvg-js"] },
    ssr: { external: ["@resvg/resvg-js"] },
    server: { proxy: { "/api": api, "/healthz": api, "/readyz": api } },
  },
});
