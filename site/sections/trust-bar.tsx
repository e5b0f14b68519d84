import { trustClaims } from "#content/sections.ts";
import { businessShowcase } from "#content/showcase.ts";
import { Stars } from "#ui/drawings/icons.tsx";
import styles from "./trust-bar.module.css";

interface TrustBarProps {
  /** What the band claims, the rating first. */
  readonly claims?: readonly string[];
  /** The class of the container, if the page has its own. */
  readonly inner?: string;
}

/** The ink band below the hero. */
export function TrustBar({ claims = trustClaims, inner = "wrap" }: TrustBarProps) {
  const { ratingsAddress } = businessShowcase;
  return (
    <section aria-label="Why neighbors trust us" className={styles["trust-bar"]}>
      <ul className={inner}>
        {claims.map((claim, index) => (
          <li key={claim}>
            {index === 0 && <Stars />}
            {index === 0 && ratingsAddress ? <a href={ratingsAddress}>{claim}</a> : claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
