import type { ReactNode } from "react";
import { sections } from "#content/sections.ts";
import { Agave } from "#site/drawings/agave.tsx";
import { BucketAndRake } from "#site/drawings/bucket-and-rake.tsx";
import { Saguaro } from "#site/drawings/saguaro.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { TrustBadges } from "./trust-badges.tsx";

/** The end of the home page: a short pitch beside the booking form. */
export function BookingSection({ children }: { children: ReactNode }) {
  return (
    <section id="booking" aria-labelledby="booking-title" className="band-t band-b bg-sky-light">
      <div className="wrap form-columns">
        <div className="flex flex-col justify-between">
          <div className="flex-1">
            <div className="pitch">
              <SectionHeading id="booking-title" text={sections.booking} />
              <div className="mt-10">
                <BookingSteps />
              </div>
              <TrustBadges className="mt-10" />
            </div>
          </div>
          <div className="yard max-lg:hidden">
            <Saguaro className="w-36" />
            <BucketAndRake className="w-36" />
            <Agave className="w-32" />
          </div>
        </div>
        <div className="self-start">{children}</div>
      </div>
    </section>
  );
}
