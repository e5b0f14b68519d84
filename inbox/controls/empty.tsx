import type { ReactNode } from "react";
import type { DrawingProps } from "#ui/drawings/drawing.ts";
import styles from "./empty.module.css";
import shared from "./shared.module.css";

/** Fills the place of what there is none of. */
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
