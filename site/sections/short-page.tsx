import type { PageText } from "#content/shapes.ts";
import { DachshundLying } from "#site/drawings/dachshund.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { CallButton } from "./call-button.tsx";

interface ShortPageProps {
  eyebrow: string;
  page: PageText;
  /** What the button says; it leads to the booking form. */
  action?: string;
}

/** A page of few words: headline, lead, and the two ways to get in touch. */
export function ShortPage({ eyebrow, page, action = "Book Service" }: ShortPageProps) {
  return (
    <section className="dawn below-header">
      <div className="wrap grid items-end gap-x-16 gap-y-6 pt-12 pb-6 md:pt-20 lg:grid-cols-[1.3fr_1fr]">
        <div className="lg:pb-28">
          <p className="eyebrow text-agave">{eyebrow}</p>
          <h1 className="page-title mt-4">{page.headline}</h1>
          <p className="mt-5 mb-8 max-w-[46ch] text-lg leading-normal text-balance">{page.lead}</p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink href="/book-now">{action}</ButtonLink>
            <CallButton tone="white" />
          </div>
          <p className="mt-8">
            <a href="/" className="tap font-semibold">
              Back to home
            </a>
          </p>
        </div>
        <DachshundLying className="h-auto w-full max-w-[440px] justify-self-center" />
      </div>
    </section>
  );
}
