import type { Testimonial } from "#content/shapes.ts";
import { StarIcon } from "#site/drawings/icons.tsx";

const stars = [1, 2, 3, 4, 5];

/** One testimonial. */
export function Slide({
  testimonial: { name, location, rating, text },
  label,
  shown,
}: {
  readonly testimonial: Testimonial;
  readonly label: string;
  readonly shown: boolean;
}) {
  return (
    <li
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className={shown ? "slide" : "slide invisible"}
    >
      <p className="flex text-tangerine" role="img" aria-label={`${rating} of 5 stars`}>
        {stars.slice(0, rating).map((star) => (
          <StarIcon key={star} className="size-6 fill-current" />
        ))}
      </p>
      <blockquote>{`“${text}”`}</blockquote>
      <p className="mt-4">
        <b>{name}</b>
        {` · ${location}`}
      </p>
    </li>
  );
}
