import { business } from "#content/business.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";

/** Paw and wordmark, linked to home. On phones only the paw, which leaves room for the number. */
export function Logo() {
  return (
    <a href="/" aria-label={`${business.name} home`} className="logo">
      <PawMark />
      <span>{business.name}</span>
    </a>
  );
}
