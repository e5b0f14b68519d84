import type { ReactNode } from "react";
import { buttons } from "#content/navigation.ts";
import type { SectionText } from "#content/schemas.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { CallButton } from "./call-button.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface CallToActionProps {
  readonly text: SectionText;
  /** What the button says; it leads to the booking form, by an address of its own where `href` names one. */
  readonly action?: string;
  readonly href?: string;
  /** A drawing instead of the sleeping dog. */
  readonly children?: ReactNode;
}

/** The drawing is in the grass that grows over the end of the section. */
const inGrass =
  "[&>svg]:relative [&>svg]:mx-auto [&>svg]:mb-6 [&>svg]:h-auto [&>svg]:w-[min(100%,460px)]";

/** The end of a page: two ways to get in touch, and a dog in the grass. */
export function CallToAction({
  text,
  action = buttons.book,
  href = "/book-now",
  children = <DogAtDawn />,
}: CallToActionProps) {
  return (
    <section aria-labelledby="call-title" className="bg-sky">
      <div className={`wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr] ${inGrass}`}>
        <div className="band-t pb-(--call-end) lg:band-b">
          <SectionHeading id="call-title" text={text} ground="sky" />
          <div className="mt-5 flex flex-wrap gap-4 sm:mt-8">
            <ButtonLink href={href}>{action}</ButtonLink>
            {/* On a phone the header calls, too. */}
            <CallButton tone="white" className="max-sm:hidden" />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
