import { ratingClaim, trustClaims } from "#content/sections.ts";
import { businessShowcase } from "#content/showcase.ts";
import { Stars } from "#ui/drawings/icons.tsx";
import styles from "./trust-bar.module.css";

interface TrustBarProps {
  readonly rating?: string | null;
  /** What the band claims after the rating. */
  readonly claims?: readonly string[];
  /** The class of the container, if the page has its own. */
  readonly inner?: string;
}

/** The ink band below the hero. */
export function TrustBar({
  rating = ratingClaim,
  claims = trustClaims,
  inner = "wrap",
}: TrustBarProps) {
  const { ratingsAddress } = businessShowcase;
  return (
    <section aria-label="Why neighbors trust us" className={styles["trust-bar"]}>
      <ul className={inner}>
        {rating && (
          <li>
            <Stars />
            {ratingsAddress ? <a href={ratingsAddress}>{rating}</a> : rating}
          </li>
        )}
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </section>
  );
}
