import type { Ref } from "react";
import { bookingWords } from "#content/booking.ts";
import { fields } from "./fields.ts";
import type { FormField } from "./form-values.ts";

/** Names the fields that need another look, as links to them. The server fills the same block. */
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
      className="mb-5 rounded-field border-2 border-error bg-error-tint p-4"
    >
      <p id={`${formId}-summary`} data-summary-title="" className="font-display font-bold">
        {bookingWords.summary}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields
          .filter(({ name }) => wrong.includes(name))
          .map(({ name, label }) => (
            <li key={name}>
              <a href={`#${formId}-${name}`} className="inline-block py-1 underline">
                {label}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
