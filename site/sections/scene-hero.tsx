import type { ReactNode } from "react";
import { ButtonLink } from "#site/ui/button.tsx";
import { CallButton } from "./call-button.tsx";

interface SceneHeroProps {
  /** Stands above the eyebrow. */
  readonly above?: ReactNode;
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead: string;
  /** What the button says; it leads to the booking form, by an address of its own where `href` names one. */
  readonly action: string;
  readonly href?: string;
  /** A wide drawing of class `scene-strip`; its sky is the section's. */
  readonly children: ReactNode;
}

/** Words of more letters are wider than a small phone at the headline's usual size. */
const mostLetters = 8;
const hasLongWord = (text: string) => text.split(/\s+/).some((word) => word.length > mostLetters);

/** Headline, lead and the two ways to get in touch, over a drawing that spans the window. */
export function SceneHero({
  above,
  eyebrow,
  headline,
  lead,
  action,
  href = "/book-now",
  children,
}: SceneHeroProps) {
  return (
    <section className="scene-hero dawn">
      <div className="wrap relative z-2">
        {above}
        <p className={`eyebrow text-agave ${above ? "mt-5" : "mt-2"}`}>{eyebrow}</p>
        <h1
          className={`scene-title mt-3 ${hasLongWord(headline) ? "has-long-word" : ""}`.trimEnd()}
        >
          {headline}
        </h1>
        <p className="mt-5 max-w-[33.5em] text-lg leading-normal text-balance">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-4">
          <ButtonLink href={href}>{action}</ButtonLink>
          <CallButton tone="white" />
        </div>
      </div>
      {children}
    </section>
  );
}
