import { trustClaims } from "#content/sections.ts";
import { StarIcon } from "#site/drawings/icons.tsx";

interface TrustBarProps {
  /** What the band claims, the rating first. */
  readonly claims?: readonly string[];
}

/** The ink band below the hero. */
export function TrustBar({ claims = trustClaims }: TrustBarProps) {
  return (
    <section aria-label="Why neighbors trust us" className="bg-ink py-5 text-cream">
      <ul className="wrap grid justify-center gap-x-8 gap-y-2 text-center leading-snug font-semibold sm:grid-cols-2 lg:flex">
        {claims.map((claim, index) => (
          <li key={claim} className="flex items-center justify-center gap-2">
            {index === 0 && <StarIcon className="size-5 text-mustard" />}
            {claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
