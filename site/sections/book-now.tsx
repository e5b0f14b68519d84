import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { bookingQuestions } from "#content/faqs.ts";
import { pages } from "#content/pages.ts";
import { bookNowWords, sections } from "#content/sections.ts";
import { areaBySlug } from "#domain/areas.ts";
import { BookingScene, BookingStrip } from "#ui/drawings/booking-scene.tsx";
import { DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { ArrowIcon } from "#ui/drawings/icons.tsx";
import { BenefitList } from "./benefit-list.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { FaqList } from "./faq-list.tsx";
import { PriceList } from "./price-list.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { TrustBar } from "./trust-bar.tsx";

interface BookNowProps {
  /** The form. */
  children: ReactNode;
}

/** The top of the page. The server replaces its words for commercial quotes. */
function Head() {
  const { headline } = pages.bookNow;
  const { highlight, ask, promise } = bookNowWords;
  return (
    <div className="stage-head">
      <BookingStrip className="strip" />
      <div className="stage-inner relative">
        <p data-fill="eyebrow" className="eyebrow text-agave-deep max-lg:hidden">
          {business.claims.firstVisit}
        </p>
        <h1 data-fill="headline">
          {headline.replace(highlight, "")}
          <span className="text-agave">{highlight}</span>
        </h1>
        <p data-fill="lead">
          <span className="max-md:hidden">{`${ask} `}</span>
          {promise}
        </p>
      </div>
    </div>
  );
}

/** A few neighborhoods, and a link to all of them. */
function FewAreas() {
  return (
    <ul className="chips mt-8 flex flex-wrap gap-2.5">
      {bookNowWords.areas.map((slug) => (
        <li key={slug}>
          <a href={`/${slug}`}>{areaBySlug(slug)?.name}</a>
        </li>
      ))}
      <li>
        <a href="/#areas" className="on-dark bg-agave text-white">
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
export function BookNow({ children }: BookNowProps) {
  return (
    <div className="stage">
      <div className="stage-poster">
        <BookingScene className="scene" />
        <Head />
        <div className="stage-steps">
          <div className="stage-inner">
            <BookingSteps />
          </div>
        </div>
      </div>
      <aside aria-label="Booking form" className="sticky-form">
        <div className="sheet">
          <DachshundStanding className="on-card" />
          {children}
        </div>
      </aside>
      <div className="stage-rest">
        <TrustBar inner="stage-inner" />
        <div className="stage-band bg-sand">
          <div className="stage-inner stage-pair">
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
        <section aria-labelledby="benefits-title" className="stage-band bg-sky">
          <div className="stage-inner">
            <SectionHeading id="benefits-title" text={sections.benefits} ground="sky" />
            <BenefitList />
          </div>
        </section>
        <section aria-labelledby="areas-title" className="stage-band stage-end bg-cream">
          <div className="stage-inner">
            <SectionHeading id="areas-title" text={sections.bookingAreas} />
            <FewAreas />
            <DogAtDawn className="stage-dog" />
          </div>
        </section>
      </div>
    </div>
  );
}
