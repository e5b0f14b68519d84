import type { ReactNode } from "react";
import { areaTints } from "#content/area-tints.ts";
import styles from "./area-tint.module.css";

const tints = new Map<string, string>(Object.entries(areaTints));

/** Sets the area's color as `--tint` for its children. Always show the area's name, too. */
export const AreaTint = ({
  area,
  className = "",
  children,
}: {
  readonly area: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className={`${styles["area"]} ${className}`} data-tint={tints.get(area ?? "")}>
    {children}
  </div>
);
