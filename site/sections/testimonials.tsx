import type { ReactNode } from "react";
import { sections } from "#content/sections.ts";
import { SectionHeading } from "./section-heading.tsx";

/** The headline beside the card that the carousel turns in. */
export function Testimonials({ children }: { readonly children: ReactNode }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="band">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <SectionHeading id="testimonials-title" text={sections.testimonials} />
        <div className="card hard-shadow-sky min-w-0 p-6 pb-4 md:p-10 md:pb-6">{children}</div>
      </div>
    </section>
  );
}
