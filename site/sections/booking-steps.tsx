import { bookingSteps } from "#content/sections.ts";
import type { Step } from "#content/shapes.ts";
import styles from "./disc-list.module.css";

/** What happens after the form, in three numbered steps. */
export function BookingSteps({ steps = bookingSteps }: { readonly steps?: readonly Step[] }) {
  return (
    <ol className={styles["disc-list"]}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
