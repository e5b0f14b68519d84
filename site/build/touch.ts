import type { AstroIntegration } from "astro";

/** Adds `client:touch` for islands. @see site/build/touch-directive.ts */
export const touch = (): AstroIntegration => ({
  name: "touch",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "touch", entrypoint: "./site/build/touch-directive.ts" });
    },
  },
});

declare module "astro" {
  interface AstroClientDirectives {
    "client:touch"?: boolean;
  }
}
