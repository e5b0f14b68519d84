import { availableParallelism } from "node:os";
import react from "@astrojs/react";
import tailwind from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { checkContent } from "#domain/content.ts";
import { readEnv } from "#env";
import { chunks } from "#site/build/chunks.ts";
import { finish } from "#site/build/finish.ts";
import { fontSubsets } from "#site/build/fonts.ts";
import { ownGraph } from "#site/build/own-graph.ts";

checkContent();

const siteUrl = readEnv().SITE_URL;
const api = "http://127.0.0.1:3001";

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
  integrations: [fontSubsets(), react(), finish(siteUrl)],
  vite: {
    // Small scripts are files too: they are shared by all pages and stay out of each document.
    build: { assetsInlineLimit: 0 },
    plugins: [tailwind(), ownGraph(), chunks()],
    // A native module: the dev server must not try to bundle it.
    optimizeDeps: { exclude: ["@resvg/resvg-js"] },
    ssr: { external: ["@resvg/resvg-js"] },
    server: { proxy: { "/api": api, "/healthz": api, "/readyz": api } },
  },
});
