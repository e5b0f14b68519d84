import type { ReactNode } from "react";
import { sections } from "#content/sections.ts";
import styles from "./booking-section.module.css";
import { BookingSteps } from "./booking-steps.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The end of the home page: a short pitch beside the booking form, and the hero's dog again in the grass below it. */
export function BookingSection({ children }: { children: ReactNode }) {
  return (
    <section id="booking" aria-labelledby="booking-title" className="band band-b bg-sky-light">
      <div className={`wrap ${styles["columns"]}`}>
        <div className={styles["pitch"]}>
          <SectionHeading id="booking-title" text={sections.booking} />
          <BookingSteps />
          <svg viewBox="-176 -192 386 194" aria-hidden="true">
            <use href="#dachshund" />
          </svg>
        </div>
        {children}
      </div>
    </section>
  );
}
