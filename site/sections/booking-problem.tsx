import type { ReactNode } from "react";
import { problemWords } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import { FormPage } from "./form-page.tsx";

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
export const BookingProblem = ({ wrong, children }: BookingProblemProps) => (
  <FormPage headline={pages.bookingProblem.headline} lead={leadFor(wrong)}>
    {children}
  </FormPage>
);
