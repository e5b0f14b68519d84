import { business } from "#content/business.ts";
import { ratingClaim, trustClaims } from "#content/sections.ts";
import { Stars } from "#ui/drawings/icons.tsx";

interface TrustBarProps {
  readonly rating?: string | null;
  /** What the band claims after the rating. */
  readonly claims?: readonly string[];
  /** The class of the container, if the page has its own. */
  readonly inner?: string;
}

const item = "mx-4 my-0.5 inline-flex items-center gap-2 align-middle";

/** The ink band below the hero. */
export function TrustBar({
  rating = ratingClaim,
  claims = trustClaims,
  inner = "wrap",
}: TrustBarProps) {
  return (
    <section
      aria-label="Why neighbors trust us"
      className="bg-ink py-3.5 leading-snug font-semibold text-cream"
    >
      {/* As many claims in each line: none is alone in the last one. */}
      <ul className={`text-center text-balance ${inner}`}>
        {rating && (
          <li className={item}>
            <Stars className="w-5 text-mustard" />
            {business.rating?.proof ? <a href={business.rating.proof}>{rating}</a> : rating}
          </li>
        )}
        {claims.map((claim) => (
          <li key={claim} className={item}>
            {claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
