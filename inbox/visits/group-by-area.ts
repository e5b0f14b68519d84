import type { BookedVisit } from "#domain/api/visits.ts";

export interface AreaGroup {
  readonly area: string | null;
  readonly visits: readonly BookedVisit[];
}

/** Visits of one neighborhood together, in the order in which the first visit of each comes. */
export function groupByArea(visits: readonly BookedVisit[]): AreaGroup[] {
  const areas = new Set(visits.map(({ booking }) => booking.area));
  return [...areas].map((area) => ({
    area,
    visits: visits.filter(({ booking }) => booking.area === area),
  }));
}
