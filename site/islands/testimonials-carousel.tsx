import { useEffect, useRef, useState } from "react";
import { testimonials } from "#content/testimonials.ts";
import styles from "./testimonials/carousel.module.css";
import { Controls } from "./testimonials/controls.tsx";
import { Slide } from "./testimonials/slide.tsx";
import { useRotation } from "./testimonials/use-rotation.ts";

/** A swipe is at least this many pixels long. */
const swipeDistance = 40;

/**
 * Shows one testimonial at a time and moves on by itself. Until its script arrives, and without it,
 * all of them can be scrolled.
 * @see docs/product.md#home
 */
export function TestimonialsCarousel() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const list = useRef<HTMLUListElement>(null);
  const { current, moved, show, step, rotates, focused, paused, toggle, holdWhile } = useRotation(
    testimonials.length,
    list,
  );
  const swipeFrom = useRef<number>(undefined);

  return (
    <section aria-roledescription="carousel" aria-label="Testimonials" {...holdWhile}>
      <ul
        ref={list}
        aria-live={rotates ? "off" : "polite"}
        // Without its script the list scrolls: keys must reach it, and what they have reached keeps the focus.
        tabIndex={ready ? (focused ? -1 : undefined) : 0}
        onPointerDown={(event) => {
          swipeFrom.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const distance = event.clientX - (swipeFrom.current ?? event.clientX);
          if (Math.abs(distance) >= swipeDistance) step(distance < 0 ? 1 : -1);
        }}
        // Slides fade from the first change on: when the script takes over, twelve of them must disappear immediately.
        className={
          ready ? `${styles["stacked"]} ${moved ? styles["fading"] : ""}` : styles["scrolled"]
        }
      >
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.name}
            testimonial={testimonial}
            label={`${index + 1} of ${testimonials.length}`}
            shown={!ready || index === current}
          />
        ))}
      </ul>
      <Controls
        ready={ready}
        current={current}
        show={show}
        step={step}
        paused={paused}
        toggle={toggle}
      />
    </section>
  );
}
