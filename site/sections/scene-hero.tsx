import type { ReactNode } from "react";
import { firstScoopStamp } from "#content/sections.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import { CallButton } from "./call-button.tsx";
import styles from "./scene-hero.module.css";

interface SceneHeroProps {
  /** Above the eyebrow. */
  readonly above?: ReactNode;
  readonly eyebrow: string;
  readonly headline: string;
  /** The words of the headline that stay large while the rest is small. */
  readonly large?: string;
  readonly lead: string;
  /** What the button says; it leads to the booking form, by an address of its own where `href` names one. */
  readonly action: string;
  readonly href?: string;
  /** Below the buttons. */
  readonly note?: string;
  /** Adds the stamp of the free first visit to the sky. */
  readonly isStamped?: boolean;
  /** A drawing whose land goes on to both sides; its sky is the section's. */
  readonly children: ReactNode;
}

/** Words of more letters are wider than a small phone at the headline's usual size. */
const mostLetters = 8;
const hasLongWord = (text: string) => text.split(/\s+/).some((word) => word.length > mostLetters);

function Headline({ text, large = text }: { readonly text: string; readonly large?: string }) {
  const [before = "", after = ""] = text.split(large, 2);
  return (
    <h1 className={`${styles["title"]} mt-2 ${hasLongWord(large) ? styles["long"] : ""}`.trimEnd()}>
      {before && <span>{before}</span>}
      {large}
      {after && <span>{after}</span>}
    </h1>
  );
}

/** Headline, lead and the two ways to get in touch, over a drawing that spans the window. */
export function SceneHero({
  above,
  eyebrow,
  headline,
  large,
  lead,
  action,
  href = "/book-now",
  note,
  isStamped = false,
  children,
}: SceneHeroProps) {
  return (
    <section className={`${styles["scene-hero"]} dawn`}>
      <div className="wrap relative z-2">
        {above}
        <p className={`${styles["eyebrow"]} eyebrow text-agave`}>{eyebrow}</p>
        <Headline text={headline} {...(large && { large })} />
        <p className={styles["lead"]}>{lead}</p>
        <div className={styles["actions"]}>
          <ButtonLink href={href}>{action}</ButtonLink>
          <CallButton tone="white" />
          {note && <p>{note}</p>}
        </div>
      </div>
      {isStamped && <FirstScoopStamp {...firstScoopStamp} className={styles["stamp"]} />}
      {children}
    </section>
  );
}
