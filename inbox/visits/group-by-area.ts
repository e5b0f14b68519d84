import type { BookedVisit } from "#domain/api/visits.ts";

export interface AreaGroup {
  readonly area: string | null;
  readonly visits: readonly BookedVisit[];
}

/** Visits of one neighborhood together, in the order in which the first visit of each comes. */
export function groupByArea(visits: readonly BookedVisit[]): AreaGroup[] {
  const groups = Map.groupBy(visits, ({ booking }) => booking.area);
  return [...groups].map(([area, ofArea]) => ({ area, visits: ofArea }));
}
