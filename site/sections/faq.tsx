import type { Question, SectionText } from "#content/schemas.ts";
import type { Cited } from "#domain/content/sources.ts";
import { FaqList } from "./faq-list.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface FaqProps {
  /** The section's anchor; its headline and its details are named after it. */
  readonly id: string;
  readonly text: SectionText;
  readonly questions: readonly (Question & Cited)[];
  /** The ground and, for the last section of a page, the room for the grass. */
  readonly className?: string;
}

/** A section of questions: the headline beside the list on wide screens. */
export function Faq({ id, text, questions, className = "" }: FaqProps) {
  const title = `${id}-title`;
  return (
    <section id={id} aria-labelledby={title} className={`band ${className}`}>
      <div className="wrap split">
        <div className="beside">
          <SectionHeading id={title} text={text} />
        </div>
        <FaqList name={id} questions={questions} />
      </div>
    </section>
  );
}
