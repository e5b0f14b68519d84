export interface AreaGroup<Item> {
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
