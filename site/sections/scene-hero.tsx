import type { ReactNode } from "react";
import { firstScoopStamp } from "#content/sections.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import { CallButton } from "./call-button.tsx";

interface SceneHeroProps {
  /** Above the eyebrow. */
  readonly above?: ReactNode;
  readonly eyebrow?: string;
  readonly headline: string;
  /** The words of the headline that stay large while the rest is small. */
  readonly large?: string;
  readonly lead: string;
  /** What the button says; it leads to the booking form, by an address of its own where `href` names one. */
  readonly action: string;
  readonly href?: string;
  /** Below the buttons. */
  readonly note?: ReactNode;
  /** Adds the stamp of the free first visit to the sky. */
  readonly isStamped?: boolean;
  /** A drawing whose land goes on to both sides; its sky is the section's. */
  readonly children: ReactNode;
}

/** Words of more letters are wider than a small phone at the headline's usual size. */
const mostLetters = 8;
const hasLongWord = (text: string) => text.split(/\s+/).some((word) => word.length > mostLetters);

const sizes = {
  usual: "text-[min(clamp(2.2rem,min(1.3rem+4.8vw,8.4svh),5.1rem),9.4vw)]",
  /** A word of nine or ten capitals is up to 7.7 em wide. */
  long: "text-[min(clamp(2.2rem,min(1.3rem+4.8vw,8.4svh),5.1rem),(100vw-40px)/7.9)]",
};
/** The line before the large words, and the one after. */
const small =
  "block text-[clamp(1.25rem,min(0.9rem+1.6vw,3.6svh),2.1rem)] leading-[1.2] font-extrabold";

function Headline({
  text,
  large = text,
  isStamped,
}: {
  readonly text: string;
  readonly large?: string;
  readonly isStamped: boolean;
}) {
  const [before = "", after = ""] = text.split(large, 2);
  return (
    <h1
      className={`mt-2 leading-none font-black uppercase ${sizes[hasLongWord(large) ? "long" : "usual"]} ${isStamped ? "lg:max-w-[calc(100%-240px)]" : ""}`.trimEnd()}
    >
      {before && <span className={small}>{before}</span>}
      {large}
      {after && <span className={small}>{after}</span>}
    </h1>
  );
}

const screen =
  "relative flex min-h-[min(100svh-var(--header),max(860px,56vw))] flex-col overflow-hidden pt-[calc(var(--header)+clamp(4px,2.4svh,32px))]";
/** The drawing takes what the words leave of the window, and is as large as it is high. All of the dog fits into a phone. */
const scene =
  "[&>:last-child]:mt-auto [&>:last-child]:min-h-0 [&>:last-child]:w-px [&>:last-child]:flex-[1_0_clamp(150px,24svh,420px)] [&>:last-child]:self-center [&>:last-child]:overflow-visible max-sm:[&>:last-child]:max-h-[86vw]";

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
    <section className={`dawn ${screen} ${scene}`}>
      <div className="wrap relative z-2">
        {above}
        {eyebrow && <p className="eyebrow text-agave">{eyebrow}</p>}
        <Headline text={headline} isStamped={isStamped} {...(large && { large })} />
        <p className="mt-[clamp(8px,2svh,20px)] max-w-[33.5em] text-lg leading-[1.45] text-balance max-sm:text-base max-sm:text-pretty">
          {lead}
        </p>
        <div className="mt-[clamp(14px,2.6svh,28px)] flex flex-wrap items-center gap-x-5 gap-y-3.5">
          <ButtonLink href={href}>{action}</ButtonLink>
          {/* On a phone the header calls, too. */}
          <CallButton tone="white" className="max-sm:hidden" />
          {note && (
            <p className="flex-[1_1_16rem] leading-[1.35] font-semibold text-balance max-sm:[@media(height<46rem)]:hidden">
              {note}
            </p>
          )}
        </div>
      </div>
      {isStamped && (
        <FirstScoopStamp
          {...firstScoopStamp}
          className="absolute top-[calc(var(--header)+clamp(28px,3.4vw,56px))] right-[max(6%,50%-590px)] w-[min(176px,22svh)] rotate-10 max-lg:hidden"
        />
      )}
      {children}
    </section>
  );
}
