import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import { capitalized } from "#inbox/text/labels.ts";
import { ink, mustard } from "#ui/drawings/drawing.ts";
import styles from "./charts.module.css";
import { percentOf } from "./scale.ts";

/** A chart with its title, and in words what it shows. */
export const ChartCard = ({
  id,
  title,
  caption,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly children: ReactNode;
}) => (
  <figure aria-labelledby={`${id}-title`} className={`${shared["sheet"]} ${styles["card"]}`}>
    <figcaption>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles["caption"]}>{caption}</p>
    </figcaption>
    {children}
  </figure>
);

interface TallyRow {
  readonly key: string;
  readonly name: string;
  readonly bookings: number;
}

/** A table whose rows are bars, the longest first. */
export function TallyTable({
  by,
  rows,
  fill,
  pointed,
  onPoint,
  className = "",
  children,
}: {
  readonly by: string;
  readonly rows: readonly TallyRow[];
  readonly fill: string;
  readonly pointed?: string | undefined;
  readonly onPoint?: (key: string | undefined) => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  const highest = rows[0]?.bookings ?? 0;
  return (
    <div className={`${styles["tallies"]} ${className}`}>
      <table onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint?.(undefined)}>
        <caption className={shared["visuallyHidden"]}>{`Bookings by ${by}`}</caption>
        <thead className={shared["visuallyHidden"]}>
          <tr>
            <th scope="col">{capitalized(by)}</th>
            <th scope="col">Bar</th>
            <th scope="col">Bookings</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bookings }) => (
            <tr key={key} onPointerEnter={() => onPoint?.(key)} data-pointed={key === pointed}>
              <th scope="row">{name}</th>
              <td className={styles["bar"]}>
                <svg width="100%" height="18" className={styles["drawing"]} aria-hidden="true">
                  {bookings > 0 && (
                    <rect
                      x="1"
                      y="1"
                      width={`${percentOf(bookings, highest) * 0.98}%`}
                      height="16"
                      rx="3"
                      fill={key === pointed ? mustard : fill}
                      stroke={ink}
                      strokeWidth="2"
                    />
                  )}
                </svg>
              </td>
              <td>{bookings.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
