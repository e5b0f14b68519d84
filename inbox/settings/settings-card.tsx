import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import { keepFocusIn } from "#inbox/navigation/keep-focus.ts";
import styles from "./settings.module.css";

/** A pressed button may disappear with its row or form. */
function keepFocus(card: HTMLElement) {
  const keep = () => keepFocusIn(card);
  card.addEventListener("click", keep);
  return () => card.removeEventListener("click", keep);
}

/** One thing to set, and a sentence that says what it does. */
export const SettingsCard = ({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}) => (
  <section
    ref={keepFocus}
    aria-labelledby={`${id}-title`}
    className={`${shared["sheet"]} ${styles["card"]}`}
  >
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    <p className={styles["lead"]}>{lead}</p>
    {children}
  </section>
);

/** What a card has several of, such as browsers. */
export const Rows = ({
  of,
  children,
}: {
  /** The id of the card. */
  readonly of: string;
  readonly children: ReactNode;
}) => (
  <ul aria-labelledby={`${of}-title`} className={styles["rows"]}>
    {children}
  </ul>
);

export const Row = ({
  name,
  mark,
  detail,
  children,
}: {
  readonly name: string;
  /** What sets it apart, such as "you". */
  readonly mark?: string | false;
  readonly detail: ReactNode;
  /** Its buttons. */
  readonly children?: ReactNode;
}) => (
  <li className={styles["row"]}>
    <div>
      <p>
        <bdi>{name}</bdi>
        {mark && <span className={styles["mark"]}>{mark}</span>}
      </p>
      <p className={shared["detail"]}>{detail}</p>
    </div>
    {children}
  </li>
);

/** A button, and beside it the result of pressing it. */
export const Step = ({
  button,
  message,
  isBad = false,
}: {
  readonly button: ReactNode;
  readonly message: ReactNode;
  readonly isBad?: boolean;
}) => (
  <div className={styles["step"]}>
    {button}
    <p role="status" data-bad={isBad}>
      {message}
    </p>
  </div>
);
