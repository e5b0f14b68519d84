/** The first `limit` rows. `found` has one more if there is a next page, which begins after the cursor. */
export function firstPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { items: Row[]; next: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && found.length > limit ? cursorOf(last) : null };
}
