import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** "short" in `npm test`, "full" in `npm run test:faults`. */
    faults: "short" | "full";
  }
}

export const isFull = inject("faults") === "full";

/** How often something is done: a few times in `npm test`, as often as promised in `npm run test:faults`. */
export const amount = (often: { readonly short: number; readonly full: number }): number =>
  often[inject("faults")];
