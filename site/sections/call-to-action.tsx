import type { ReactNode } from "react";
import { buttons } from "#content/navigation.ts";
import type { SectionText } from "#content/shapes.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { CallButton } from "./call-button.tsx";
import styles from "./call-to-action.module.css";
import { PhonesOpen } from "./reply-by.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface CallToActionProps {
  readonly text: SectionText;
  /** What the button says; it leads to the booking form, by an address of its own where `href` names one. */
  readonly action?: string;
  readonly href?: string;
  /** True on pages with the script for the phone hours. */
  readonly phoneHours?: boolean;
  /** A drawing instead of the sleeping dog. */
  readonly children?: ReactNode;
}

/** The end of a page: two ways to get in touch, and a dog in the grass. */
export function CallToAction({
  text,
  action = buttons.book,
  href = "/book-now",
  phoneHours = false,
  children = <DogAtDawn />,
}: CallToActionProps) {
  return (
    <section aria-labelledby="call-title" className={`${styles["call-to-action"]} bg-sky`}>
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="band-t pb-(--call-end) lg:band-b">
          <SectionHeading id="call-title" text={text} ground="sky" />
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href={href}>{action}</ButtonLink>
            <CallButton tone="white" />
          </div>
          {phoneHours && <PhonesOpen className="mt-4 font-semibold" />}
        </div>
        {children}
      </div>
    </section>
  );
}
