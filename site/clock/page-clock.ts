import type { PageClock } from "#domain/pages/page-props.ts";

/** At build time no days off are known. The server renders the pages again when it knows others. */
export const pageClock = ({ clock }: App.Locals): PageClock =>
  clock ?? { now: new Date(), daysOff: [] };
