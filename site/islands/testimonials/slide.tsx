import type { Testimonial } from "#content/shapes.ts";
import { Stars } from "#ui/drawings/icons.tsx";
import styles from "./carousel.module.css";

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
    <li aria-roledescription="slide" aria-label={label} inert={!shown} className={styles["slide"]}>
      <p className={styles["stars"]} role="img" aria-label={`${rating} of 5 stars`}>
        <Stars count={rating} />
      </p>
      <blockquote>{`“${text}”`}</blockquote>
      <p>
        <b>{name}</b>
        {` · ${location}`}
      </p>
    </li>
  );
}
