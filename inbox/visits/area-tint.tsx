import type { ReactNode } from "react";
import { areaBySlug } from "#domain/areas/areas.ts";

interface AreaGroup<Item> {
  readonly area: string | null;
  readonly items: readonly Item[];
}

/** What is in one neighborhood together, in the order in which the first of each comes. */
export function groupByArea<Item>(
  items: readonly Item[],
  areaOf: (item: Item) => string | null,
): AreaGroup<Item>[] {
  return [...new Set(items.map(areaOf))].map((area) => ({
    area,
    items: items.filter((item) => areaOf(item) === area),
  }));
}

const tints: Readonly<Record<NonNullable<ReturnType<typeof areaBySlug>>["tint"], string>> = {
  leaf: "[--tint:#cbe7b8]",
  sky: "[--tint:#bfe5df]",
  mustard: "[--tint:#f8db94]",
  peach: "[--tint:#f9c9a0]",
  clay: "[--tint:#e9b7a0]",
  sand: "[--tint:#ead9b5]",
  stone: "[--tint:#d3ddd8]",
  shell: "[--tint:#f8e0d2]",
};

/** Sets the area's color as `--tint` for its children. Always show the area's name, too. */
export const AreaTint = ({
  area,
  className = "",
  children,
}: {
  readonly area: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const tint = areaBySlug(area)?.tint;
  return (
    <div className={`${tint ? tints[tint] : "[--tint:#e4dfd2]"} ${className}`}>{children}</div>
  );
};
