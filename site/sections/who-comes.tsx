import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { said } from "#content/claims.ts";
import { crewWords, licenseNumber, portrait } from "#content/crew.ts";
import type { Photo, SectionText } from "#content/schemas.ts";
import { withLicense } from "#content/sections.ts";
import { OwnersPhoto } from "./photo-pairs.tsx";
import { SectionHeading } from "./section-heading.tsx";

const facts = said([
  ...(portrait ? [portrait.names] : []),
  ...(licenseNumber ? [withLicense(business.claims.insured)] : []),
]);

interface WhoComesProps {
  readonly text: SectionText;
  readonly photo?: Photo | undefined;
  /** The ground. */
  readonly className?: string;
  /** Below the heading: what happens. */
  readonly children: ReactNode;
}

/** The person at the gate in the poster's frame, from the owner's photo or drawn, beside what happens there. */
export function WhoComes({ text, photo, className = "", children }: WhoComesProps) {
  const own = photo ?? portrait;
  return (
    <section aria-labelledby="crew-title" className={`band ${className}`.trimEnd()}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)_min(7.25rem,33%)] items-center gap-5 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
        <div className="lg:self-end">
          <SectionHeading id="crew-title" text={text} />
          {facts.length > 0 && <p className="mt-2 font-semibold">{facts.join(". ")}</p>}
        </div>
        <div className="card hard-shadow-mustard overflow-hidden lg:row-span-2">
          {own ? (
            <OwnersPhoto photo={own} />
          ) : (
            <img
              src="/drawn/crew.svg"
              alt={crewWords.drawn}
              width="400"
              height="500"
              className="block h-auto w-full"
            />
          )}
        </div>
        <div className="max-lg:col-span-2 lg:self-start">{children}</div>
      </div>
    </section>
  );
}
