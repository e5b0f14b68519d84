import type { ReactNode } from "react";
import { areaBySlug } from "#domain/areas/areas.ts";
import styles from "./area-tint.module.css";

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
  <div className={`${styles["area"]} ${className}`} data-tint={areaBySlug(area)?.tint}>
    {children}
  </div>
);
