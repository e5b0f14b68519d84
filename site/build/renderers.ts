import type { Plugin } from "vite";

/** Beside what Astro renders pages with, in the same files: the entries that the server starts. */
export const withRenderers = (): Plugin => ({
  name: "renderers",
  apply: "build",
  configEnvironment: (name) =>
    name === "prerender"
      ? {
          // Releases have no packages, and no NODE_ENV, without which React would choose its slow development version.
          define: { "process.env.NODE_ENV": '"production"' },
          resolve: {
            noExternal: true,
            external: ["@resvg/resvg-js", "rolldown", "satori", "sharp"],
          },
          build: {
            rolldownOptions: { input: ["site/render/pages.tsx", "site/render/render-site.ts"] },
          },
        }
      : undefined,
});
