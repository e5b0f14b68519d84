import type { ReactNode } from "react";
import { sections } from "#content/sections.ts";
import { DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The end of the home page: a short pitch beside the booking form, and the dog in the grass below it. */
export function BookingSection({ children }: { children: ReactNode }) {
  return (
    <section id="booking" aria-labelledby="booking-title" className="band-t band-b bg-sky-light">
      <div className="wrap form-columns">
        <div>
          <SectionHeading id="booking-title" text={sections.booking} />
          <BookingSteps />
          <DachshundStanding className="yard" />
        </div>
        {children}
      </div>
    </section>
  );
}
