import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { CallButton } from "#site/sections/call-button.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import styles from "./pricing-hero.module.css";

export function PricingHero() {
  const { headline, lead } = pages.pricing;
  return (
    <PageHero
      eyebrow={business.claims.noContracts}
      headline={headline}
      lead={lead}
      actions={
        <>
          <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
          <CallButton tone="white" className="max-sm:hidden" />
        </>
      }
      drawing={
        <div id="dachshund" className={styles["dog"]}>
          <FirstScoopStamp {...firstScoopStamp} />
          <DachshundLying />
        </div>
      }
    />
  );
}
