import { business } from "#content/business.ts";
import { saidText } from "#content/claims.ts";
import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { CallButton } from "#site/sections/call-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";

/** The top of the price page: the words beside the dog, or above it on narrow screens. */
export function PricingHero() {
  const { headline, lead } = pages.pricing;
  return (
    <section className="dawn below-header overflow-hidden">
      <div className="wrap grid items-end gap-x-16 gap-y-[clamp(12px,3svh,32px)] pt-[clamp(16px,4svh,56px)] lg:grid-cols-[1.5fr_1fr]">
        <div className="lg:pb-[clamp(32px,8svh,80px)]">
          <p className="eyebrow text-agave empty:hidden">{saidText(business.claims.noContracts)}</p>
          <h1 className="page-title mt-3">{headline}</h1>
          <p className="mt-[clamp(8px,2svh,20px)] max-w-[29.5em] text-lg leading-normal text-balance max-sm:text-base">
            {lead}
          </p>
          <div className="mt-[clamp(14px,3svh,32px)] flex flex-wrap gap-4">
            <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
            <CallButton tone="white" className="max-sm:hidden" />
          </div>
        </div>
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
      </div>
    </section>
  );
}
