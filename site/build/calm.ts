import type { AstroIntegration } from "astro";

/** Adds `client:calm` for islands. @see site/build/calm-directive.ts */
export const calm = (): AstroIntegration => ({
  name: "calm",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "calm", entrypoint: "./site/build/calm-directive.ts" });
    },
  },
});

declare module "astro" {
  interface AstroClientDirectives {
    "client:calm"?: boolean | "touch";
  }
}
