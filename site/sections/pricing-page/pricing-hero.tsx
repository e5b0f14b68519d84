import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { CallButton } from "#site/sections/call-button.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";

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
        <div
          id="dachshund"
          className="relative pt-[clamp(20px,8svh,84px)] before:absolute before:-inset-x-[100vw] before:bottom-0 before:h-[30px] before:bg-[#5a9a38]"
        >
          {/* In the sky above the dog's back. */}
          <FirstScoopStamp
            {...firstScoopStamp}
            className="absolute top-0 left-[8%] w-[clamp(110px,min(30%,17svh),146px)] -rotate-8"
          />
          <DachshundLying className="relative bottom-[5px] mx-auto h-auto w-[min(100%,460px,58svh)]" />
        </div>
      }
    />
  );
}
