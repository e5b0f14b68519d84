import type { Question } from "#content/shapes.ts";
import { ChevronIcon } from "#site/drawings/icons.tsx";

interface FaqListProps {
  /** One on a page: items of one name close each other. */
  readonly name: string;
  readonly questions: readonly Question[];
}

/**
 * Questions as native details: at most one is open, and a click on the open one closes it.
 * @see spec section 4
 */
export function FaqList({ name, questions }: FaqListProps) {
  return (
    <div className="card overflow-hidden">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="faq group">
          <summary className="flex min-h-16 items-center justify-between gap-5 px-5 py-3.5 group-open:bg-mustard sm:px-7">
            <h3 className="text-lg leading-snug">{question}</h3>
            <span className="grid size-9 shrink-0 place-items-center rounded-pill border-2 border-ink bg-mustard group-open:bg-white">
              <ChevronIcon className="size-5 turn group-open:rotate-180" />
            </span>
          </summary>
          <p className="max-w-[36em] px-5 pt-4 pb-6 sm:px-7">{answer}</p>
        </details>
      ))}
    </div>
  );
}
