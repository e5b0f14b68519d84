import type { Area } from "#content/area-shapes.ts";
import type { SectionText } from "#content/shapes.ts";
import { areaShowcase, businessShowcase } from "#content/showcase.ts";
import { testimonials } from "#content/testimonials.ts";
import { OwnersPhoto } from "#site/sections/owners-photo.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

interface AreaReviewProps {
  readonly heading: SectionText;
  readonly area: Area;
}

/** A review by a customer from there, and a photo, if the owner has added them. */
export function AreaReview({ heading, area }: AreaReviewProps) {
  const own = areaShowcase[area.slug];
  const review = own?.review ?? testimonials.find(({ location }) => location === area.name);
  const photo = own?.photo ?? businessShowcase.crewPhoto;
  if (!review) return photo && <OwnersPhoto photo={photo} className="wrap band" />;
  return (
    <section aria-labelledby="review-title" className="band bg-sand">
      <div className="wrap grid items-center gap-x-16 gap-y-5 md:gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <SectionHeading id="review-title" text={heading} />
        <figure className="card hard-shadow-mustard p-5 md:p-10">
          <blockquote className="font-display text-[clamp(1.25rem,1.1rem+.8vw,1.7rem)] leading-[1.3] font-bold text-balance">
            {`“${review.text}”`}
          </blockquote>
          <figcaption className="mt-4">
            <b>{review.name}</b>
          </figcaption>
        </figure>
        {photo && <OwnersPhoto photo={photo} className="lg:col-span-2" />}
      </div>
    </section>
  );
}
