import type { ReactNode } from "react";

interface PageHeroProps {
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead: string;
  /** The buttons. */
  readonly actions?: ReactNode;
  /** The picture beside the words, or below them on narrow screens. */
  readonly drawing: ReactNode;
}

/** The top of a page without a scene of its own. */
export function PageHero({ eyebrow, headline, lead, actions, drawing }: PageHeroProps) {
  return (
    <section className="dawn below-header overflow-hidden">
      <div className="wrap grid items-end gap-x-16 gap-y-[clamp(12px,3svh,32px)] pt-[clamp(16px,4svh,56px)] lg:grid-cols-[1.5fr_1fr]">
        <div className="lg:pb-[clamp(32px,8svh,80px)]">
          <p className="eyebrow text-agave">{eyebrow}</p>
          <h1 className="page-title mt-3">{headline}</h1>
          <p className="mt-[clamp(8px,2svh,20px)] max-w-[29.5em] text-lg leading-normal text-balance max-sm:text-base">
            {lead}
          </p>
          {actions && (
            <div className="mt-[clamp(14px,3svh,32px)] flex flex-wrap gap-4">{actions}</div>
          )}
        </div>
        {drawing}
      </div>
    </section>
  );
}
