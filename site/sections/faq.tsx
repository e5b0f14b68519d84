import type { Question, SectionText } from "#content/schemas.ts";
import type { Cited } from "#domain/content/sources.ts";
import { Fact } from "#site/sections/area/fact.tsx";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./faq.module.css";
import { SectionHeading } from "./section-heading.tsx";

interface FaqListProps {
  /** Use once per page: items with the same name close each other. */
  readonly name: string;
  readonly questions: readonly (Question & Cited)[];
}

/**
 * Questions as native details: at most one is open, and a click on the open one closes it.
 * @see docs/product.md#home
 */
export function FaqList({ name, questions }: FaqListProps) {
  return (
    <div className={`${styles["faq"]} card overflow-hidden`}>
      {questions.map(({ question, answer, ...cited }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
            <ChevronIcon className="turn" />
          </summary>
          <p>
            <Fact fact={{ text: answer, ...cited }} />
          </p>
        </details>
      ))}
    </div>
  );
}

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
