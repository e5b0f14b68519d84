import type { Testimonial } from "#content/schemas.ts";
import { sections } from "#content/sections.ts";
import { testimonials } from "#content/testimonials.ts";
import { ChevronIcon, PauseIcon, PlayIcon, Stars } from "#ui/drawings/icons.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Dots for the first six. @see docs/product.md#constants */
const dots = [0, 1, 2, 3, 4, 5];

/** The dog that a review is about, as the hero's cast draws it. */
const Portrait = ({ dog }: { readonly dog: NonNullable<Testimonial["dog"]> }) => (
  <span className="size-16 flex-none overflow-hidden rounded-pill border-2 border-ink bg-sky">
    <img src={`/drawn/${dog}.svg#face`} alt="" width="64" height="64" />
  </span>
);

function Slide({
  testimonial: { name, location, rating, text, dog, where },
  label,
}: {
  readonly testimonial: Testimonial;
  readonly label: string;
}) {
  return (
    <li
      aria-roledescription="slide"
      aria-label={label}
      className="flex w-full flex-none snap-start snap-always items-center p-1 pr-3"
    >
      <div className="card hard-shadow-sky w-full px-(--inset) py-6">
        {rating && (
          <p className="text-tangerine" role="img" aria-label={`${rating} of 5 stars`}>
            <svg width="120" height="24" fill="currentColor" aria-hidden="true">
              <use href="#stars" />
            </svg>
          </p>
        )}
        <blockquote className="mt-3 mb-4 font-display text-xl leading-snug font-medium text-pretty">
          {`“${text}”`}
        </blockquote>
        <p className="flex items-center gap-3">
          {dog && <Portrait dog={dog} />}
          {/* A collar tag. */}
          <span className="rounded-pill border-2 border-ink bg-mustard px-4 py-1 leading-snug">
            <b>{name}</b>
            {`, ${location}${where ? `, ${where}` : ""}`}
          </span>
        </p>
      </div>
    </li>
  );
}

const button = "grid h-11 place-items-center";

/** The dots that select a testimonial, the buttons to the previous and next one, and the pause button. */
function Controls() {
  return (
    <div
      inert
      className="mt-5 flex flex-wrap justify-between inert:invisible max-[23rem]:justify-center"
    >
      <div className="flex justify-between">
        {dots.slice(0, testimonials.length).map((dot) => (
          <button
            key={dot}
            type="button"
            data-show={dot}
            aria-label={`Show testimonial ${dot + 1}`}
            aria-current={dot === 0}
            className={`${button} group min-w-[25px]`}
          >
            <span className="size-3 rounded-pill border-2 border-ink group-aria-[current=true]:w-[34px] group-aria-[current=true]:bg-tangerine" />
          </button>
        ))}
      </div>
      <div className="flex justify-between">
        <button
          type="button"
          data-step="-1"
          aria-label="Previous testimonial"
          className={`${button} w-10 rotate-90`}
        >
          <ChevronIcon />
        </button>
        <button
          type="button"
          data-play="Play testimonials"
          aria-label="Pause testimonials"
          className={`${button} group w-10 motion-reduce:hidden`}
        >
          <PauseIcon className="size-5 group-data-paused:hidden" />
          <PlayIcon className="size-5 not-group-data-paused:hidden" />
        </button>
        <button
          type="button"
          data-step="1"
          aria-label="Next testimonial"
          className={`${button} w-10 -rotate-90`}
        >
          <ChevronIcon />
        </button>
      </div>
    </div>
  );
}

/**
 * A list that scrolls from testimonial to testimonial. Its script moves on every four seconds.
 * @see site/scripts/carousel.ts
 */
export function Carousel() {
  return (
    <section aria-roledescription="carousel" aria-label="Testimonials">
      <ul
        // Keys scroll it, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls.
        tabIndex={0}
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]"
      >
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.name}
            testimonial={testimonial}
            label={`${index + 1} of ${testimonials.length}`}
          />
        ))}
      </ul>
      {testimonials.length > 1 && <Controls />}
    </section>
  );
}

/** The headline beside the carousel's card. */
export const Testimonials = () => (
  <section id="testimonials" aria-labelledby="testimonials-title" className="band">
    <div className="wrap split items-center">
      <SectionHeading id="testimonials-title" text={sections.testimonials} />
      <div>
        <Carousel />
        {/* Drawn once, for all of them. */}
        <div className="hidden">
          <Stars id="stars" count={5} />
        </div>
      </div>
    </div>
  </section>
);
