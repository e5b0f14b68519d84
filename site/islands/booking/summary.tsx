import type { Ref } from "react";
import { bookingWords } from "#content/booking.ts";
import { fields } from "./fields.ts";
import styles from "./form.module.css";
import type { FormField } from "./form-values.ts";

/** Links to the fields with mistakes. The server fills in the same block. */
export function Summary({
  formId,
  wrong,
  ref,
}: {
  readonly formId: string;
  readonly wrong: readonly FormField[];
  readonly ref: Ref<HTMLElement>;
}) {
  return (
    <section
      ref={ref}
      data-summary=""
      hidden={wrong.length === 0}
      tabIndex={-1}
      aria-labelledby={`${formId}-summary`}
      className={styles["problem"]}
    >
      <p id={`${formId}-summary`} data-summary-title="">
        {bookingWords.summary}
      </p>
      <ul>
        {fields
          .filter(({ name }) => wrong.includes(name))
          .map(({ name, label }) => (
            <li key={name}>
              <a href={`#${formId}-${name}`}>{label}</a>
            </li>
          ))}
      </ul>
    </section>
  );
}
