import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { bookingQuestions } from "#content/faqs.ts";
import { pages } from "#content/pages.ts";
import { sections } from "#content/sections.ts";
import { AreaList } from "./area-list.tsx";
import { BenefitList } from "./benefit-list.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { FaqList } from "./faq-list.tsx";
import { PriceList } from "./price-list.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { TrustBadges } from "./trust-badges.tsx";

interface BookNowProps {
  /** The form. */
  children: ReactNode;
}

/** The landing page: everything a visitor asks before booking, with the form beside it. */
export function BookNow({ children }: BookNowProps) {
  const { headline, lead } = pages.bookNow;
  return (
    <div className="below-header bg-sky-light">
      <div className="wrap band-b form-columns pt-8 md:pt-16 lg:pt-4">
        <div className="lg:pt-10">
          {/* The server writes other words here for those who ask for a commercial quote. */}
          <p data-fill="eyebrow" className="eyebrow">
            {business.claims.firstVisit}
          </p>
          <h1 data-fill="headline" className="page-title mt-4 max-w-[7.6em]">
            {headline}
          </h1>
          <p data-fill="lead" className="mt-5 max-w-[28em] text-lg leading-normal">
            {lead}
          </p>
        </div>
        <aside
          aria-label="Booking form"
          className="sticky-form self-start lg:col-start-2 lg:row-span-6"
        >
          {children}
        </aside>
        <div className="lg:-mt-7">
          <BookingSteps />
          <TrustBadges className="mt-10" />
        </div>
        <section aria-labelledby="benefits-title">
          <SectionHeading id="benefits-title" text={sections.benefits} />
          <BenefitList className="mt-10 sm:grid-cols-2" />
        </section>
        <section aria-labelledby="pricing-title">
          <SectionHeading id="pricing-title" text={sections.pricing} />
          <div className="mt-10">
            <PriceList />
          </div>
        </section>
        <section aria-labelledby="areas-title">
          <SectionHeading id="areas-title" text={sections.bookingAreas} />
          <div className="mt-10">
            <AreaList />
          </div>
        </section>
        <section aria-labelledby="faq-title">
          <SectionHeading id="faq-title" text={sections.bookingFaq} />
          <div className="mt-10">
            <FaqList name="faq" questions={bookingQuestions} />
          </div>
        </section>
      </div>
    </div>
  );
}
