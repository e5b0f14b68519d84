import { business } from "#content/business.ts";
import { PawMark } from "#site/drawings/paw-mark.tsx";

/** Paw and wordmark, leading home. On the narrowest phones the paw stands alone. */
export function Logo() {
  return (
    <a
      href="/"
      aria-label={`${business.name} home`}
      className="flex min-h-[44px] min-w-[44px] items-center justify-center gap-[8px] font-display text-[min(1.7rem,5.4vw)] leading-none font-black tracking-[-.02em] no-underline"
    >
      <PawMark className="size-[36px] shrink-0" />
      <span className="max-xs:hidden">{business.name}</span>
    </a>
  );
}
