import type { ReactNode } from "react";
import { sections } from "#content/sections.ts";
import { SectionHeading } from "./section-heading.tsx";
import styles from "./testimonials.module.css";

/** The headline beside the carousel's card. */
export function Testimonials({ children }: { readonly children: ReactNode }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="band">
      <div className="wrap split items-center">
        <SectionHeading id="testimonials-title" text={sections.testimonials} />
        <div className={`card ${styles["quotes"]}`}>{children}</div>
      </div>
    </section>
  );
}
