import type { ReactNode } from "react";
import { areaTints } from "#content/area-tints.ts";
import styles from "./area-tint.module.css";

const tints = new Map<string, string>(Object.entries(areaTints));

/** Gives its children the area's color as `--tint`. It never replaces the area's name. */
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
