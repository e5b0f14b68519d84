import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import type { DrawingProps } from "#ui/drawings/drawing.ts";
import styles from "./empty.module.css";

/** Fills the place of bookings while there are none to show. */
export function Empty({
  Art,
  title,
  className = "",
  children,
}: {
  readonly Art: (props: DrawingProps) => ReactNode;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={`${styles["empty"]} ${className}`}>
      <Art className={shared["art"]} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Beside the list while no booking is open. */
export const EmptyPane = () => (
  <Empty
    Art={DogAtDawn}
    title="Pick a booking"
    className={`${shared["sheet"]} ${shared["raised"]} ${shared["screenOnly"]}`}
  >
    <p>It is shown here.</p>
  </Empty>
);
