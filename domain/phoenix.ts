export const hour = 3_600_000;

/** Phoenix keeps standard time all year: always seven hours behind UTC. In milliseconds. */
export const phoenixOffset = -7 * hour;

/** The day of a moment in Phoenix: "2026-11-20". */
export const phoenixDay = (moment: Date): string =>
  new Date(moment.getTime() + phoenixOffset).toISOString().slice(0, 10);

/** A moment in Phoenix as spreadsheets take it: "2026-11-20 10:00:00". */
export const phoenixDateTime = (moment: Date): string =>
  new Date(moment.getTime() + phoenixOffset).toISOString().slice(0, 19).replace("T", " ");
