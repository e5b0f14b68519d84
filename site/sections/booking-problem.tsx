import type { ReactNode } from "react";
import { pages } from "#content/pages.ts";

interface BookingProblemProps {
  /** The form, which the server fills with what was typed. */
  children: ReactNode;
}

/** Where a form sent without JavaScript comes back to be corrected. */
export function BookingProblem({ children }: BookingProblemProps) {
  const { headline, lead } = pages.bookingProblem;
  return (
    <section className="below-header bg-sky-light">
      <div className="mx-auto w-[min(560px,100%-40px)] pt-12 pb-40 md:pt-16">
        <h1 className="page-title lg:-mr-40">{headline}</h1>
        <p data-fill="lead" className="mt-4 mb-8 text-lg leading-normal text-balance">
          {lead}
        </p>
        {children}
      </div>
    </section>
  );
}
