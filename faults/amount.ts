import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** "short" in `npm run test:all`, "full" in `npm run test:faults`. */
    faults: "short" | "full";
  }
}

export const isFull = inject("faults") === "full";

/** How often something is done: a few times in `npm run test:all`, as often as promised in `npm run test:faults`. */
export const amount = (often: { readonly short: number; readonly full: number }): number =>
  often[inject("faults")];
