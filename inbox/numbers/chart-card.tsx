import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import styles from "./charts.module.css";

/** A chart with its title, and in words what it shows. */
export const ChartCard = ({
  id,
  title,
  caption,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly caption?: string;
  readonly children: ReactNode;
}) => (
  <figure aria-labelledby={`${id}-title`} className={`${shared["sheet"]} ${styles["card"]}`}>
    <figcaption>
      <h2 id={`${id}-title`}>{title}</h2>
      {caption && <p className={styles["caption"]}>{caption}</p>}
    </figcaption>
    {children}
  </figure>
);
