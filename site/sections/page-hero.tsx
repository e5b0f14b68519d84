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
      <div className="wrap grid items-end gap-x-16 gap-y-8 pt-10 md:pt-14 lg:grid-cols-[1.5fr_1fr]">
        <div className="lg:pb-20">
          <p className="eyebrow text-agave">{eyebrow}</p>
          <h1 className="page-title mt-3">{headline}</h1>
          <p className="mt-5 max-w-[29.5em] text-lg leading-normal text-balance">{lead}</p>
          {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
        </div>
        {drawing}
      </div>
    </section>
  );
}
