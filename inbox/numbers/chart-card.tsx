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

/** The numbers of a chart, to be scrolled. */
export const NumberTable = ({
  title,
  columns,
  rows,
}: {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}) => (
  <section
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    tabIndex={0}
  >
    <table>
      <caption className={shared["visuallyHidden"]}>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
