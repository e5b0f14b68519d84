import { serviceSteps } from "#content/area-pages.ts";
import type { Area, AreaText } from "#content/area-schemas.ts";
import { areaPhotos } from "#content/crew.ts";
import { sections } from "#content/sections.ts";
import { testimonials } from "#content/testimonials.ts";
import { BookingSteps } from "#site/sections/booking-steps.tsx";
import { WhoComes } from "#site/sections/who-comes.tsx";

/** A customer from there, if one has said something. */
function Review({ area }: { readonly area: Area }) {
  const review = testimonials.find(({ location }) => location === area.name);
  if (!review) return null;
  return (
    <figure className="card hard-shadow-mustard mt-6 px-5 py-4 md:mt-8">
      <blockquote className="font-display text-lg leading-[1.3] font-bold text-balance">
        {`“${review.text}”`}
      </blockquote>
      <figcaption className="mt-1.5">{`${review.name}, ${area.name}`}</figcaption>
    </figure>
  );
}

interface AreaVisitProps {
  readonly area: Area;
  readonly visit: AreaText["visit"];
}

/** Who comes to the neighborhood, in four steps. */
export const AreaVisit = ({ area, visit }: AreaVisitProps) => (
  <WhoComes
    text={sections.visit}
    photo={areaPhotos.find((photo) => photo.area === area.slug)}
    className="bg-sky-light"
  >
    <BookingSteps steps={serviceSteps(visit)} className="max-sm:gap-y-2.5 md:grid-cols-2" />
    <Review area={area} />
  </WhoComes>
);
