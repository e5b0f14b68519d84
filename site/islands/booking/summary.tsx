import type { Ref } from "react";
import { bookingWords } from "#content/booking.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import { fields } from "./fields.ts";
import styles from "./form.module.css";
import type { FormField } from "./form-values.ts";

/** Without a script the browser moves the focus here. */
const focused = { autoFocus: true };

/** Links to the fields with mistakes: those that the form found, or else those that it was given. */
export function Summary({
  formId,
  wrong: found,
  given: { errors = {}, problem },
  ref,
}: {
  readonly formId: string;
  readonly wrong: readonly FormField[];
  readonly given: GivenForm;
  readonly ref: Ref<HTMLElement>;
}) {
  const isGiven = problem !== undefined || Object.keys(errors).length > 0;
  const wrong = fields.filter(({ name }) => found.includes(name) || errors[name] !== undefined);
  return (
    <section
      ref={ref}
      hidden={!isGiven && wrong.length === 0}
      {...(isGiven && focused)}
      tabIndex={-1}
      aria-labelledby={`${formId}-summary`}
      className={styles["problem"]}
    >
      <p id={`${formId}-summary`}>{problem ?? bookingWords.summary}</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${formId}-${name}`}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
