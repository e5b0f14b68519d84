import type { ReactNode } from "react";
import { problemWords } from "#content/booking.ts";
import { pages } from "#content/pages.ts";

interface BookingProblemProps {
  /** How many fields of a refused form have a message; undefined for a page that is only opened. */
  readonly wrong?: number;
  /** The form. */
  readonly children: ReactNode;
}

function leadFor(wrong: number | undefined): string {
  const { details, kept } = problemWords;
  if (wrong === undefined) return pages.bookingProblem.lead;
  return wrong > 0 ? `${details(wrong)} ${kept}` : kept;
}

/** Where a form sent without JavaScript comes back to be corrected. */
export function BookingProblem({ wrong, children }: BookingProblemProps) {
  return (
    <section className="below-header bg-sky-light">
      <div className="mx-auto w-[min(560px,100%-40px)] pt-12 pb-40 md:pt-16">
        <h1 className="page-title lg:-mr-40">{pages.bookingProblem.headline}</h1>
        <p className="mt-4 mb-8 text-lg leading-normal text-balance">{leadFor(wrong)}</p>
        {children}
      </div>
    </section>
  );
}
