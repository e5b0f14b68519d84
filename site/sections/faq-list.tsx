import type { Question } from "#content/schemas.ts";
import type { Cited } from "#domain/content/sources.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { Fact } from "./area/fact.tsx";
import styles from "./faq.module.css";

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
