import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./choice.module.css";
import shared from "./shared.module.css";

/** One of many, chosen without a form. An empty value is none. */
export const Choice = ({
  label,
  value,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}) => (
  <label className={styles["choice"]} data-set={value !== ""}>
    <span className={shared["visuallyHidden"]}>{label}</span>
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {children}
    </select>
    <ChevronIcon />
  </label>
);
