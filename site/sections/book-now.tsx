import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { commercialSteps } from "#content/commercial.ts";
import { bookingQuestions } from "#content/faqs.ts";
import { commercialWords } from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import { bookingSteps, bookNowWords, sections } from "#content/sections.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { BookingScene, BookingStrip } from "#ui/drawings/booking-scene.tsx";
import { DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { ArrowIcon } from "#ui/drawings/icons.tsx";
import { BenefitList } from "./benefits.tsx";
import styles from "./book-now.module.css";
import { BookingSteps } from "./booking-steps.tsx";
import { FaqList } from "./faq.tsx";
import { PriceList } from "./price-list.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { TrustBar } from "./trust-bar.tsx";

interface BookNowProps {
  /** Whether the visitor asks for a commercial quote. */
  readonly isCommercial?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

const band = "band [--band:clamp(48px,7vw,80px)] last:pb-[30px]";

function headWords(isCommercial: boolean) {
  const { highlight, ask, promise } = bookNowWords;
  if (isCommercial) return commercialWords.booking;
  return {
    eyebrow: business.claims.firstVisit,
    headline: (
      <>
        {pages.bookNow.headline.replace(highlight, "")}
        <span className="text-agave">{highlight}</span>
      </>
    ),
    lead: (
      <>
        <span className="max-md:hidden">{`${ask} `}</span>
        {promise}
      </>
    ),
  };
}

/** The top of the page. */
function Head({ isCommercial }: { readonly isCommercial: boolean }) {
  const { eyebrow, headline, lead } = headWords(isCommercial);
  return (
    <div className={styles["head"]}>
      <div className={`${styles["inner"]} relative`}>
        <p className="eyebrow text-agave-deep max-lg:hidden">{eyebrow}</p>
        <h1>{headline}</h1>
        <p>{lead}</p>
      </div>
      <BookingStrip className="absolute inset-x-0 bottom-0 h-[106px] w-full overflow-visible lg:hidden" />
    </div>
  );
}

function Prices() {
  return (
    <div className={`${band} bg-sand`}>
      <div className={`${styles["inner"]} ${styles["pair"]}`}>
        <section aria-labelledby="pricing-title">
          <SectionHeading id="pricing-title" text={sections.pricing} />
          <div className="mt-8">
            <PriceList />
          </div>
        </section>
        <section aria-labelledby="faq-title">
          <SectionHeading id="faq-title" text={sections.bookingFaq} />
          <div className="mt-8">
            <FaqList name="faq" questions={bookingQuestions} />
          </div>
        </section>
      </div>
    </div>
  );
}

const chip =
  "flex min-h-[44px] items-center gap-[8px] rounded-pill border-2 border-ink px-[18px] py-[4px] font-display text-[1rem]/[1.2] font-bold no-underline hover:underline";

/** A few neighborhoods, and a link to all of them. */
function FewAreas() {
  return (
    <ul className="mt-8 flex flex-wrap gap-2.5">
      {bookNowWords.areas.map((slug) => (
        <li key={slug}>
          <a href={`/${slug}`} className={`${chip} bg-white`}>
            {areaBySlug(slug)?.name}
          </a>
        </li>
      ))}
      <li>
        <a href="/#areas" className={`${chip} on-dark bg-agave text-white`}>
          {bookNowWords.allAreas}
          <ArrowIcon className="size-5" />
        </a>
      </li>
    </ul>
  );
}

/**
 * The landing page: the form under the headline on a phone, beside everything on a desktop, where the first screen is
 * one poster and the form stays in view as long as the window holds it.
 */
export function BookNow({ isCommercial = false, children }: BookNowProps) {
  return (
    <div className={styles["stage"]}>
      <div className={styles["poster"]}>
        <BookingScene className={styles["scene"]} />
        <Head isCommercial={isCommercial} />
        <div className={styles["steps"]}>
          <div className={styles["inner"]}>
            <BookingSteps steps={isCommercial ? commercialSteps : bookingSteps} />
          </div>
        </div>
      </div>
      <aside aria-label="Booking form" data-sticky="" className={styles["form"]}>
        <div className="relative mx-auto w-[min(100%,560px)] lg:w-auto">
          <DachshundStanding className="absolute right-[6px] bottom-[calc(100%-1px)] w-[176px] md:w-[210px] lg:hidden" />
          {children}
        </div>
      </aside>
      <div className={styles["rest"]}>
        <TrustBar inner={`${styles["inner"]} lg:text-left lg:*:mr-8 lg:*:ml-0`} />
        {!isCommercial && <Prices />}
        <section aria-labelledby="benefits-title" className={`${band} bg-sky`}>
          <div className={styles["inner"]}>
            <SectionHeading id="benefits-title" text={sections.benefits} ground="sky" />
            <BenefitList />
          </div>
        </section>
        <section aria-labelledby="areas-title" className={`${band} bg-cream`}>
          <div className={styles["inner"]}>
            <SectionHeading id="areas-title" text={{ headline: sections.areas.headline }} />
            <FewAreas />
            <DogAtDawn className="mt-[24px] ml-auto h-auto w-[min(100%,400px)]" />
          </div>
        </section>
      </div>
    </div>
  );
}
