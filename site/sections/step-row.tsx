import type { Step } from "#content/shapes.ts";
import { ReplyBy } from "./reply-by.tsx";
import styles from "./step-row.module.css";

const columns = { 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

interface StepRowProps {
  readonly steps: readonly Step[];
  readonly count: keyof typeof columns;
}

/** Numbered steps side by side, joined by a dashed line. */
export function StepRow({ steps, count }: StepRowProps) {
  return (
    <ol className={`${styles["step-row"]} grid gap-x-10 ${columns[count]}`}>
      {steps.map(({ title, text, promise }, index) => (
        <li key={title}>
          <span
            aria-hidden="true"
            className="grid size-13 place-items-center rounded-pill border-2 border-ink bg-mustard font-display text-xl leading-none sm:size-16 font-black"
          >
            {index + 1}
          </span>
          <h3 className="mb-1.5 text-lg">{title}</h3>
          <p>
            {text}
            {promise && <ReplyBy />}
          </p>
        </li>
      ))}
    </ol>
  );
}
